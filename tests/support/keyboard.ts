import type {Locator, Page} from '@playwright/test';

/** More than the controls of any page of the tests. */
const most = 120;

/** Presses Tab until a control has the focus, as somebody without a mouse does; with Shift what is near the end is reached first. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${most} presses of Tab don't lead to ${String(target)}`);
}

/** Goes to fields by Tab, and types into each. */
export async function typeInto(page: Page, fields: readonly (readonly [Locator, string])[]): Promise<void> {
  for (const [field, text] of fields) {
    await tabTo(page, field);
    await page.keyboard.type(text);
  }
}

/** The lines of a screen reader's tree that are looked for, in their order; a missing one ends the list. */
export async function announcedLines(part: Locator, lines: readonly string[]): Promise<string[]> {
  const tree = (await part.ariaSnapshot()).replace(/\u00a0/g, ' ').split('\n');
  const spoken = tree.map((line) => line.replace(/^\s*- /, ''));
  const found: string[] = [];
  let from = 0;
  for (const line of lines) {
    const at = spoken.indexOf(line, from);
    if (at < 0) break;
    found.push(line);
    from = at + 1;
  }
  return found;
}
