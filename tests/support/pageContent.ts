import type {Locator, Page} from 'playwright';
import {describe} from 'vitest';
import {localizedPath} from '~/i18n/language';
import {expect, screens, test} from './test';

interface LocalizedPage {
  page: Page;
  main: Locator;
  /** The text that is in the page's language. */
  say(german: string, english: string): string;
  /** A path in the page's language. */
  at(path: string): string;
}

export type Check = (page: LocalizedPage) => Promise<void>;

export const title = (main: Locator) => main.getByRole('heading', {level: 1});

export async function leadsTo(scope: Locator, name: string, href: string) {
  await expect(scope.getByRole('link', {name, exact: true}).first()).toHaveAttribute('href', href);
}

export async function cardsLeadTo(scope: Locator, path: string, count: number) {
  const cards = scope.locator(`a[href^="${path}/"]`).filter({has: scope.page().getByRole('heading')});
  await expect(cards).toHaveCount(count);
}

/** Opens each page in German with scripts and in English without: every page can be read without them (rule 2.1). */
export function testContent(pages: [path: string, check: Check][]): void {
  describe.each(['de', 'en'] as const)('in %s, on a phone and on a desktop,', (language) => {
    const say = (german: string, inEnglish: string) => (language === 'de' ? german : inEnglish);
    const at = (path: string) => localizedPath(path, language);

    test.concurrent.for(pages)('%s shows its content', async ([path, check], {open}) => {
      const expectedErrors = path === '/404' ? [/status 404/] : [];
      const page = await open(at(path), {screen: 'phone', javaScript: language === 'de', expectedErrors});
      const main = page.getByRole('main');
      for (const size of [screens.phone, screens.desktop]) {
        await page.setViewportSize(size);
        await check({page, main, say, at});
      }
    });
  });
}
