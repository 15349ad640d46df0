import type {Localized, ProductRecord, StoreContent} from 'demo-store/model';
import {configuratorKind} from '~/configurator/rules/kind';
import {languages, localizedPath, type Language} from '~/i18n/language';
import {codeOf} from '../languages';

const sentences: Record<Language, string> = {
  de: 'Dieses Stück wird nach Maß gefertigt und nur auf seiner Seite bestellt:',
  en: 'This piece is made to measure and ordered on its page only:',
};

/** URL of the page that a product is ordered by. `site` is the site's address. */
export function orderPage(handle: string, language: Language, site: string): string {
  return new URL(localizedPath(`/product/${handle}`, language), site).href;
}

/** What the description of such a product begins with (rule 17.6). Its text has the address: agents read no links. */
export const orderSentence = (url: string, language: Language) => `${sentences[language]} ${url}`;

function withOrderPage({descriptionHtml, ...product}: ProductRecord, site: string): ProductRecord {
  const described = languages.map((language) => {
    const url = orderPage(product.handle, language, site);
    const sentence = orderSentence(`<a href="${url}">${url}</a>`, language);
    return [codeOf(language), `<p>${sentence}</p>\n${descriptionHtml[codeOf(language)]}`];
  });
  return {...product, descriptionHtml: Object.fromEntries(described) as Localized};
}

/** The content with the page that each made-to-measure product is ordered by, in its description. */
export function withOrderPages(content: StoreContent, site: string): StoreContent {
  const products = content.products.map((product) =>
    configuratorKind(product) ? withOrderPage(product, site) : product,
  );
  return {...content, products};
}
