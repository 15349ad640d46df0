import {renderToStaticMarkup} from 'react-dom/server';
import type {ProductCardFragment} from 'storefrontapi.generated';
import {DrawnPiece} from '~/configurator/drawing/Drawing';
import {families} from '~/configurator/families/families';
import {configurationQuery, dimensions} from '~/configurator/rules/configuration';
import {configuratorKind} from '~/configurator/rules/kind';
import {largest, listValues, type Measure} from '~/configurator/rules/measure';
import {messages} from '~/configurator/rules/messages';
import {createOffer, type Offer} from '~/configurator/rules/offer';
import {getColor, calculatePrice, withColor, type Piece} from '~/configurator/rules/piece';
import {readPiece} from '~/configurator/rules/readPiece';
import {formatPrice} from '~/i18n/formats';
import type {Language} from '~/i18n/language';
import {defineMessages} from '~/i18n/messages';
import {priceMessages} from '~/legal/PriceNote';
import {shopMessages} from './messages';
import {toProductCards} from './products';

const homeMessages = defineMessages({
  de: {
    furniture: 'Möbel',
    measured: 'Nach Maß. Zeichnung und Preis ändern sich mit Ihrer Wahl.',
    length: 'Länge in cm',
    finish: 'Holz',
    order: 'Weiter einstellen und bestellen',
  },
  en: {
    furniture: 'Furniture',
    measured: 'Made to measure. The drawing and the price change as you choose.',
    length: 'Length in cm',
    finish: 'Wood',
    order: 'Customise and order',
  },
});

/** The number of ready-made pieces, and of lengths of the made-to-measure piece. */
const pieceCount = 3;
const lengthCount = 8;

/** Centimetres between offered lengths. */
const roundSteps = [1, 2, 5, 10, 20, 50, 100];

type StandardPiece = Piece & {kind: 'standard'};

/** The home page's part of the shop: ready-made pieces, and a made-to-measure one that is configured by the query. */
export function toHomeShop(products: readonly ProductCardFragment[], query: URLSearchParams, language: Language) {
  const plain = products.filter((product) => !configuratorKind(product));
  const cards = toProductCards(plain, {kliv: null, klivV1: null}, language);
  const ready = cards.filter(({availableForSale, image}) => availableForSale && image);
  const {from} = shopMessages[language];
  return {
    /** The texts are part of the data, so that the browser's code doesn't include them. */
    t: {...homeMessages[language], ...priceTexts(language)},
    pieces: ready.slice(0, pieceCount).map(({handle, title, image, price, priceVaries, unitPrice}) => ({
      handle,
      title,
      image,
      price: [priceVaries && from, formatPrice(price, language), unitPrice].filter(Boolean).join(' '),
    })),
    piece: firstTable(products, query, language),
  };
}

export type HomeShop = ReturnType<typeof toHomeShop>;

/** Tables are preferred, because their chairs show the effect of a choice. */
const drawnWithChairs = ({construction}: Offer) =>
  construction !== null && families[construction.type].drawing.chairs === 'around';

function firstTable(products: readonly ProductCardFragment[], query: URLSearchParams, language: Language) {
  for (const product of products) {
    // KLIV has no offer here, because its sizes are in its variants, which the home page doesn't load.
    const offer = product.availableForSale ? createOffer(product, language) : null;
    const piece =
      offer && drawnWithChairs(offer) && toHomePiece(product, readPiece(offer, query, language).piece, language);
    if (piece) return piece;
  }
  return undefined;
}

function priceTexts(language: Language) {
  const {vat, shipping} = priceMessages[language];
  return {vat, shipping};
}

function toHomePiece({handle, title}: {handle: string; title: string}, piece: Piece, language: Language) {
  const price = calculatePrice(piece);
  if (piece.kind !== 'standard' || price === null) return undefined;
  const {offer, configuration} = piece;
  const details = [dimensions(configuration), getColor(piece)?.name].filter(Boolean).join(', ');
  const link = (changed: Piece) => configurationQuery(changed.configuration);
  const withLength = (length: number): StandardPiece => ({...piece, configuration: {...configuration, length}});
  return {
    title,
    details,
    price: formatPrice(price, language),
    path: `/product/${handle}?${link(piece)}`,
    drawing: renderToStaticMarkup(
      <DrawnPiece
        construction={offer.construction}
        configuration={configuration}
        details={details}
        largest={{horizontal: largest(offer.length), vertical: largest(offer.width)}}
        t={messages[language]}
      />,
    ),
    lengths: someOf(offer.length, configuration.length).map((length) => ({
      name: String(length),
      query: link(withLength(length)),
      chosen: length === configuration.length,
    })),
    colors: offer.colors.map(({name, value}) => ({
      name,
      value,
      query: link(withColor(piece, value)),
      chosen: value === configuration.color.value,
    })),
  };
}

/** A few round values of a measure, including the chosen one. */
function someOf(measure: Measure, chosen: number): number[] {
  const all = listValues(measure);
  const multiples = (step: number) => all.filter((value) => value % step === 0 || value === chosen);
  const step = roundSteps.find((candidate) => multiples(candidate).length <= lengthCount + 1);
  return multiples(step ?? Infinity);
}
