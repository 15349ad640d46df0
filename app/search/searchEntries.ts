import type {ProductCardFragment, SearchContentQuery} from 'storefrontapi.generated';
import {questionPath, toQuestions} from '~/content/faq/FaqList';
import {inOrder, text, texts, titleOf} from '~/content/fields';
import type {ProjectCard} from '~/content/projects/projects';
import {toServiceTeaser} from '~/content/services/services';
import type {Language} from '~/i18n/language';
import {toImage, type Image} from '~/platform/images';
import {toProductCard, type CardPrice} from '~/product/products';
import type {SearchText} from './searchEngine';

/** The groups of the results, in their order. */
export const kinds = ['products', 'projects', 'services', 'questions', 'pages'] as const;

export type SearchKind = (typeof kinds)[number];

/** What the worker finds: a product, a project, a service, a question or a page. */
export interface SearchEntry extends SearchText {
  kind: SearchKind;
  /** Without its language. */
  path: string;
  /** A line beside the title. */
  note?: string;
  /** Of a question. */
  answer?: string;
  image?: Image;
  /** Of a product. Only that of a hit that is shown is calculated. */
  price?: () => CardPrice | undefined;
}

/** How many of the newest projects are searched. */
const maxProjects = 2_000;

/** KLIV's prices are in the names of its variants; its lowest one is that of the product. */
const withoutRanges = {kliv: null, klivV1: null};

export function toProductEntry(product: ProductCardFragment, language: Language): SearchEntry {
  const {handle, title, featuredImage} = product;
  const price = () => toProductCard(product, withoutRanges, language);
  return {kind: 'products', path: `/product/${handle}`, title, image: toImage(featuredImage), price};
}

function toProjectEntry({handle, title, town, year, service, cover}: ProjectCard): SearchEntry {
  const note = [town, service?.title, year || ''].filter(Boolean).join(', ');
  return {kind: 'projects', path: `/projects/${handle}`, title, words: note, note, image: cover};
}

/** Everything that the worker searches. `pages` are the site's own, with what people call them as `words`. */
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
    ...inOrder(content.services.nodes).map((entry): SearchEntry => {
      const {handle, title} = toServiceTeaser(entry);
      const words = [text(entry.untertitel), ...texts(entry.tags)].join(' ');
      const note = text(entry.untertitel);
      return {kind: 'services', path: `/services/${handle}`, title, note, words, text: text(entry.text)};
    }),
    ...toQuestions(content).map(
      ({id, question, answer}): SearchEntry => ({
        kind: 'questions',
        path: questionPath(id),
        title: question,
        text: answer,
        answer,
      }),
    ),
    ...pages,
    ...content.landingPages.nodes.map((entry): SearchEntry => {
      const note = text(entry.untertitel);
      return {kind: 'pages', path: `/${entry.handle}`, title: titleOf(entry), note, words: note};
    }),
  ];
}
