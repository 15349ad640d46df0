import type {Page} from '@playwright/test';

/** Stands before each text that is translated. */
const mark = '~';

export const withoutMarks = (text: string): string => text.replaceAll(mark, '');

/**
 * Translates an open page as Chrome does: each text gives way to a new one in two `<font>`, and so does what appears or changes later.
 * React keeps the former text, which is no longer in the page.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate((mark) => {
    const kept = 'script, style, noscript, textarea, svg, font';
    const createFont = (...children: (Node | string)[]) => {
      const font = document.createElement('font');
      font.style.verticalAlign = 'inherit';
      font.append(...children);
      return font;
    };
    const translateText = (text: Text) => {
      if (!text.data.trim() || !text.parentElement || text.parentElement.closest(kept)) return;
      text.replaceWith(createFont(createFont(mark + text.data)));
    };
    const translateTexts = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = root instanceof Text ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(translateText);
    };
    translateTexts(document.body);
    document.documentElement.classList.add('translated-ltr');
    new MutationObserver((records) => {
      for (const {target, type, addedNodes} of records)
        (type === 'characterData' ? [target] : addedNodes).forEach(translateTexts);
    }).observe(document.body, {childList: true, characterData: true, subtree: true});
  }, mark);
}
