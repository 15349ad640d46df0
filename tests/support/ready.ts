import type {Page} from '@playwright/test';
import {waitForReactAt} from '../../tools/waitForReactAt';

// The worker sends complete pages. Scripts load after the first paint and take over in three steps. A test waits for
// the step that it needs.

/** The announcement bar sets its height on the root element in its first effect. */
const hydrationMark = 'html[style*="--announcement"]';

/** Step 1: React answers clicks and typing. `open` waits for this. A page without scripts, like the gate's, is ready. */
export async function waitForReact(page: Page): Promise<void> {
  await page.waitForFunction(() => !('__remixContext' in window) || '__remixRouter' in window);
}

/** Step 2: effects have run. From now on the page follows scrolling, the pointer, the clock and the browser's storage. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator(hydrationMark).waitFor({state: 'attached'});
}

/** The script of a module that loads late has arrived, `CartDialog` for example. */
export async function waitForScript(page: Page, module: string): Promise<void> {
  await page.waitForFunction(
    (start) =>
      performance
        .getEntriesByType('resource')
        .some(({name}) => new URL(name).pathname.startsWith(start) && name.endsWith('.js')),
    `/assets/${module}-`,
  );
}

/** Step 3, on the page of a made-to-measure product: the configurator's script has arrived and controls its fields. */
export const waitForConfigurator = (page: Page): Promise<void> => waitForReactAt(page, 'input[name=width]');

/** On the page of a product with many variants: the script that chooses without leaving the page has arrived. */
export const waitForOptions = (page: Page): Promise<void> => waitForReactAt(page, '[data-options] details a');
