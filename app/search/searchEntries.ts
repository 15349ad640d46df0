import type {ProductCardFragment, SearchContentQuery} from 'storefrontapi.generated';
import {faqPath, toQuestions} from '~/content/faq/FaqList';
import {sortByOrder, text, texts, getTitle} from '~/content/fields';
import type {ProjectCard} from '~/content/projects/projects';
import {toServiceTeaser} from '~/content/services/services';
import type {Language} from '~/i18n/language';
import {toImage, type Image} from '~/platform/images';
import {toProductCard, type CardPrice} from '~/product/products';
import type {SearchText} from './searchEngine';

/** The groups of the results, in their order. */
export const kinds = ['products', 'projects', 'services', 'questions', 'pages'] as const;

export type SearchKind = (typeof kinds)[number];

/** An entry of the search: a product, a project, a service, a question or a page. */
export interface SearchEntry extends SearchText {
  kind: SearchKind;
  /** The path without its language. */
  path: string;
  /** A line beside the title. */
  note?: string;
  /** For a question. */
  answer?: string;
  image?: Image;
  /** For a product. A function, so that only the prices of displayed hits are calculated. */
  getPrice?: () => CardPrice | undefined;
}

/** Maximum number of searched projects, newest first. */
const maxProjects = 2_000;

/** The search loads no KLIV ranges: a card without them has the lowest price of the product. */
const noRanges = {kliv: null, klivV1: null};

export function toProductEntry(product: ProductCardFragment, language: Language): SearchEntry {
  const {handle, title, featuredImage} = product;
  const getPrice = () => toProductCard(product, noRanges, language);
  return {kind: 'products', path: `/product/${handle}`, title, image: toImage(featuredImage), getPrice};
}

function toProjectEntry({handle, title, town, year, service, cover}: ProjectCard): SearchEntry {
  const note = [town, service?.title, year || ''].filter(Boolean).join(', ');
  return {kind: 'projects', path: `/projects/${handle}`, title, words: note, note, image: cover};
}

/** All entries of the search. `pages` are the site's own pages, with search terms as `words`. */
export function searchEntries(
  content: SearchContentQuery,
  projects: readonly ProjectCard[],
  pages: readonly SearchEntry[],
  language: Language,
): SearchEntry[] {
  return [
    ...content.catalogue.nodes.map((product) => ({
      ...toProductEntry(product, language),
      words: [product.productType, ...product.tags].join(' '),
    })),
    ...projects.slice(0, maxProjects).map(toProjectEntry),
    ...sortByOrder(content.services.nodes).map((entry): SearchEntry => {
      const {handle, title} = toServiceTeaser(entry);
      const words = [text(entry.untertitel), ...texts(entry.tags)].join(' ');
      const note = text(entry.untertitel);
      return {kind: 'services', path: `/services/${handle}`, title, note, words, text: text(entry.text)};
    }),
    ...toQuestions(content).map(
      ({id, question, answer}): SearchEntry => ({
        kind: 'questions',
        path: faqPath(id),
        title: question,
        text: answer,
        answer,
      }),
    ),
    ...pages,
    ...content.landingPages.nodes.map((entry): SearchEntry => {
      const note = text(entry.untertitel);
      return {kind: 'pages', path: `/${entry.handle}`, title: getTitle(entry), note, words: note};
    }),
  ];
}
