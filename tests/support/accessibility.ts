import AxeBuilder from '@axe-core/playwright';
import type {Page} from 'playwright';
import {expect} from './test';

/** Expects that axe finds nothing: on the whole page as it is now, or in the parts that `selector` names. */
export async function expectAccessible(page: Page, selector?: string): Promise<void> {
  const axe = new AxeBuilder({page});
  const {violations} = await (selector ? axe.include(selector) : axe).analyze();
  expect(
    violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' ')}`),
    selector,
  ).toEqual([]);
}
