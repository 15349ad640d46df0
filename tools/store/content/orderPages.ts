import type {Localized, ProductRecord, StoreContent} from 'demo-store/model';
import {configuratorKind} from '~/configurator/offer/kind';
import {languages, localizedPath, type Language} from '~/i18n/language';
import {toLanguageCode} from '../languages';

const sentences: Record<Language, string> = {
  de: 'Dieses Stück wird nach Maß gefertigt und nur auf seiner Seite bestellt:',
  en: 'This piece is made to measure and ordered on its page only:',
};

/** Returns the URL of the page on which a product is ordered. `site` is the site's address. */
export function toOrderPageUrl(handle: string, language: Language, site: string): string {
  return new URL(localizedPath(`/product/${handle}`, language), site).href;
}

/**
 * Writes the sentence that begins the description of a made-to-measure product (rule 17.6). The URL is part of the text, because
 * agents read the text and not the links.
 */
export const writeOrderSentence = (url: string, language: Language) => `${sentences[language]} ${url}`;

function withOrderPage({descriptionHtml, ...product}: ProductRecord, site: string): ProductRecord {
  const descriptions = languages.map((language) => {
    const url = toOrderPageUrl(product.handle, language, site);
    const sentence = writeOrderSentence(`<a href="${url}">${url}</a>`, language);
    return [toLanguageCode(language), `<p>${sentence}</p>\n${descriptionHtml[toLanguageCode(language)]}`];
  });
  return {...product, descriptionHtml: Object.fromEntries(descriptions) as Localized};
}

/** Adds to the description of each made-to-measure product the page on which it is ordered. */
export function withOrderPages(content: StoreContent, site: string): StoreContent {
  const products = content.products.map((product) =>
    configuratorKind(product) ? withOrderPage(product, site) : product,
  );
  return {...content, products};
}
