import {fallbackColors, parseColors} from '~/configurator/offer/colors';
import {readJson} from '~/content/fields';
import {configuratorKind} from '~/configurator/offer/kind';
import {defaultNames, getNames, type Names} from '~/configurator/offer/names';
import {readOffer} from '~/configurator/offer/readOffer';
import {defaultLanguage, languages, type Language} from '~/i18n/language';
import {excludesWithdrawal} from '~/legal/excludesWithdrawal';
import type {Admin} from '../store/admin';
import {toOfferSource} from '../store/priceVariants';

/** The name of a colour in one language. */
export interface ColorWord {
  /** Of the product. */
  handle: string;
  /** `#rrggbb`. */
  value: string;
  language: Language;
  name: string;
}

/** What the store says today of made-to-measure products, in the words of its orders. */
export interface StoreWords {
  /** Handles of all products, also of those that aren't made to measure. */
  handles: ReadonlySet<string>;
  /** By the handles of made-to-measure products. */
  products: ReadonlyMap<string, {names: Names; noWithdrawal: boolean}>;
  /** The colours of made-to-measure products. */
  colors: readonly ColorWord[];
}

type Metafield = {value: string} | null;

interface ProductAnswer {
  handle: string;
  title: string;
  tags: string[];
  productType: string;
  vendor: string;
  farben: Metafield;
  konstruktion: Metafield;
  widerruf_ausgeschlossen: Metafield;
}

/** Loads the words of all products, also of archived ones, because open orders may name them. */
export async function loadStoreWords(admin: Admin): Promise<StoreWords> {
  const products = await admin.queryAll<ProductAnswer>(WORDS_QUERY);
  const madeToMeasure = products.filter(configuratorKind);
  return {
    handles: new Set(products.map(({handle}) => handle)),
    products: new Map(
      madeToMeasure.map((product) => [
        product.handle,
        {names: readNames(product), noWithdrawal: excludesWithdrawal(product)},
      ]),
    ),
    colors: madeToMeasure.flatMap((product) => languages.flatMap((language) => listColors(product, language))),
  };
}

function readNames({farben, konstruktion, ...product}: ProductAnswer): Names {
  const source = toOfferSource(product, (key) => ({farben, konstruktion})[key]?.value);
  const offer = configuratorKind(product) === 'standard' ? readOffer(source, defaultLanguage).offer : null;
  return offer ? getNames(offer) : defaultNames;
}

function listColors(product: ProductAnswer, language: Language): ColorWord[] {
  const colors = parseColors(readJson(product.farben), language);
  const known = colors.length > 0 ? colors : fallbackColors(configuratorKind(product) ?? 'standard', language);
  return known.map(({value, name}) => ({handle: product.handle, value, language, name}));
}

const WORDS_QUERY = `
  query WordsOfOrders($after: String) {
    products(first: 100, after: $after) {
      nodes {
        handle title tags productType vendor
        farben: metafield(namespace: "custom", key: "farben") { value }
        konstruktion: metafield(namespace: "custom", key: "konstruktion") { value }
        widerruf_ausgeschlossen: metafield(namespace: "custom", key: "widerruf_ausgeschlossen") { value }
      }
      pageInfo { hasNextPage endCursor }
    }
  }
`;
