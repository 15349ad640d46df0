import {redirect} from '@shopify/remix-oxygen';
import {families} from 'joinery/families/families';
import type {ProductCardFragment} from 'storefrontapi.generated';
import {listValues, type AvailableValues} from '~/configurator/offer/availableValues';
import {configuratorKind} from '~/configurator/offer/kind';
import {readOffer, type Offer} from '~/configurator/offer/readOffer';
import {configurationQuery, formatDimensions} from '~/configurator/piece/configuration';
import {getColor, calculatePrice, withColor, type Piece} from '~/configurator/piece/piece';
import {pieceParameters, readPiece} from '~/configurator/piece/readPiece';
import {formatPrice} from '~/i18n/formats';
import {localizedPath, type Language} from '~/i18n/language';
import {defineMessages} from '~/i18n/messages';
import {toImage} from '~/platform/images';
import {shopMessages} from './messages';
import {toProductCards} from './products';

const homeMessages = defineMessages({
  de: {
    furniture: 'Möbel',
    madeToMeasureNote: 'Nach Maß. Wählen Sie Länge oder Holz, und Sie sehen Zeichnung und Preis.',
    length: 'Länge in cm',
    finish: 'Holz',
    order: 'Anpassen und bestellen',
  },
  en: {
    furniture: 'Furniture',
    madeToMeasureNote: 'Made to measure. Choose a length or a wood to see its drawing and price.',
    length: 'Length in cm',
    finish: 'Wood',
    order: 'Customise and order',
  },
});

/** The number of ready-made pieces. */
const pieceCount = 3;

/** The maximum number of lengths of the made-to-measure piece, besides the shown one. */
const maxLengths = 8;

/** Possible steps between the shown lengths, in cm. */
const roundSteps = [1, 2, 5, 10, 20, 50, 100];

type StandardPiece = Piece & {kind: 'standard'};

/** Creates the home page's part of the shop: ready-made pieces, and a made-to-measure one in one size (rule 6.14). */
export function toHomeShop(products: readonly ProductCardFragment[], language: Language) {
  const readyMade = products.filter((product) => !configuratorKind(product));
  const cards = toProductCards(readyMade, {kliv: null, klivV1: null}, language);
  const shownCards = cards.filter(({availableForSale, image}) => availableForSale && image);
  const {from} = shopMessages[language];
  return {
    /** The texts are part of the data, so that the browser's code doesn't include them. */
    t: homeMessages[language],
    pieces: shownCards.slice(0, pieceCount).map(({handle, title, image, price, priceVaries, unitPrice}) => ({
      handle,
      title,
      image,
      price: [priceVaries && from, formatPrice(price, language), unitPrice].filter(Boolean).join(' '),
    })),
    piece: findPiece(products, language),
  };
}

export type HomeShopData = ReturnType<typeof toHomeShop>;

const isTable = ({construction}: Offer) =>
  construction !== null && families[construction.type].drawing.chairs === 'around';

function findPiece(products: readonly ProductCardFragment[], language: Language) {
  for (const product of products) {
    // KLIV has no offer here, because its sizes are in its variants, which the home page doesn't load.
    const offer = product.availableForSale ? readOffer(product, language).offer : null;
    if (!offer || !isTable(offer)) continue;
    const piece = toHomePiece(product, readPiece(offer, new URLSearchParams(), language).piece, language);
    if (piece) return piece;
  }
  return undefined;
}

function toHomePiece({handle, title, featuredImage}: ProductCardFragment, piece: Piece, language: Language) {
  const price = calculatePrice(piece);
  if (piece.kind !== 'standard' || price === null) return undefined;
  const {offer, configuration} = piece;
  const toPath = (linkedPiece: Piece) => `/product/${handle}?${configurationQuery(linkedPiece.configuration)}`;
  const withLength = (length: number): StandardPiece => ({...piece, configuration: {...configuration, length}});
  return {
    handle,
    title,
    image: toImage(featuredImage),
    details: [formatDimensions(configuration), getColor(piece)?.name].filter(Boolean).join(', '),
    price: formatPrice(price, language),
    cents: price,
    path: toPath(piece),
    lengths: listRoundValues(offer.length, configuration.length).map((length) => ({
      name: String(length),
      path: toPath(withLength(length)),
    })),
    colors: offer.colors.map(({name, value}) => ({name, value, path: toPath(withColor(piece, value))})),
  };
}

/**
 * Redirects an address of the time when the home page itself configured the piece.
 * @throws the redirect to the piece's page
 */
export function redirectFormerPiece({url}: Pick<Request, 'url'>, {piece}: HomeShopData, language: Language): void {
  const {search, searchParams} = new URL(url);
  if (!piece || !pieceParameters.some((name) => searchParams.has(name))) return;
  throw redirect(localizedPath(`/product/${piece.handle}`, language) + search, 301);
}

/** Lists a few round values of a measure, and the shown one. */
function listRoundValues(available: AvailableValues, shown: number): number[] {
  const values = listValues(available);
  const listMultiples = (step: number) => values.filter((value) => value % step === 0 || value === shown);
  const step = roundSteps.find((candidate) => listMultiples(candidate).length <= maxLengths + 1);
  return listMultiples(step ?? Infinity);
}
