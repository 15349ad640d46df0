import type {Locator, Page} from '@playwright/test';
import {localizedPath, type Language} from '~/i18n/language';
import {getDocument, withoutData} from '../../tools/document';
import {expect} from './test';

interface LocalizedPage {
  page: Page;
  main: Locator;
  /** The text that is in the page's language. */
  say(german: string, english: string): string;
  /** A path in the page's language. */
  at(path: string): string;
}

/** What a page shows of its content, in either language. */
export type Check = (page: LocalizedPage) => Promise<void>;

export const title = (main: Locator) => main.getByRole('heading', {level: 1});

export async function leadsTo(scope: Locator, name: string, href: string) {
  await expect(scope.getByRole('link', {name, exact: true}).first()).toHaveAttribute('href', href);
}

export async function cardsLeadTo(scope: Locator, path: string, count: number) {
  const cards = scope.locator(`a[href^="${path}/"]`).filter({has: scope.page().getByRole('heading')});
  await expect(cards).toHaveCount(count);
}

/** Expects that a page in `language` shows its content. */
export const expectContent = (page: Page, language: Language, check: Check): Promise<void> =>
  check({
    page,
    main: page.getByRole('main'),
    say: (german, english) => (language === 'de' ? german : english),
    at: (path) => localizedPath(path, language),
  });

/**
 * Shows in an empty tab what a document says, without its styles, pictures and scripts. For the words of a page: it takes far less time
 * than a visit by `open`.
 */
export async function showDocument(page: Page, url: string): Promise<void> {
  const {html} = await getDocument(url);
  await page.context().setOffline(true);
  await page.setContent(withoutData(html));
}
