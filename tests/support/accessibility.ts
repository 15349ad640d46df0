import AxeBuilder from '@axe-core/playwright';
import {expect, type Page} from '@playwright/test';

/** Expects that axe finds nothing: on the whole page as it is now, or in the parts that `selector` names. */
export async function expectAccessible(page: Page, selector?: string): Promise<void> {
  // No page has a frame, and without frames axe needs no second page to sum up in. What is in order it need not list.
  const axe = new AxeBuilder({page}).setLegacyMode().options({resultTypes: ['violations']});
  const {violations} = await (selector ? axe.include(selector) : axe).analyze();
  expect(
    violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' ')}`),
    selector,
  ).toEqual([]);
}
