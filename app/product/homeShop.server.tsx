import {renderToStaticMarkup} from 'react-dom/server';
import type {ProductCardFragment} from 'storefrontapi.generated';
import {DrawnPiece} from '~/configurator/drawing/Drawing';
import {families} from '~/configurator/families/families';
import {configurationQuery, formatDimensions} from '~/configurator/rules/configuration';
import {configuratorKind} from '~/configurator/rules/kind';
import {getLargest, listValues, type Measure} from '~/configurator/rules/measure';
import {messages} from '~/configurator/rules/messages';
import {readOffer, type Offer} from '~/configurator/rules/offer';
import {getColor, calculatePrice, withColor, type Piece} from '~/configurator/rules/piece';
import {readPiece} from '~/configurator/rules/readPiece';
import {formatPrice} from '~/i18n/formats';
import type {Language} from '~/i18n/language';
import {defineMessages} from '~/i18n/messages';
import {shopMessages} from './messages';
import {toProductCards} from './products';

const homeMessages = defineMessages({
  de: {
    furniture: 'Möbel',
    madeToMeasureNote: 'Nach Maß. Zeichnung und Preis ändern sich mit Ihrer Wahl.',
    length: 'Länge in cm',
    finish: 'Holz',
    order: 'Anpassen und bestellen',
  },
  en: {
    furniture: 'Furniture',
    madeToMeasureNote: 'Made to measure. The drawing and the price change as you choose.',
    length: 'Length in cm',
    finish: 'Wood',
    order: 'Customise and order',
  },
});

/** The number of ready-made pieces. */
const pieceCount = 3;

/** The maximum number of lengths of the made-to-measure piece, besides the chosen one. */
const maxLengths = 8;

/** Possible steps between the shown lengths, in cm. */
const roundSteps = [1, 2, 5, 10, 20, 50, 100];

type StandardPiece = Piece & {kind: 'standard'};

/** Creates the home page's part of the shop: ready-made pieces, and a made-to-measure one that the query configures. */
export function toHomeShop(products: readonly ProductCardFragment[], query: URLSearchParams, language: Language) {
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
    piece: findPiece(products, query, language),
  };
}

export type HomeShop = ReturnType<typeof toHomeShop>;

/** Only tables are shown, because their chairs show the effect of a choice. */
const hasChairsAround = ({construction}: Offer) =>
  construction !== null && families[construction.type].drawing.chairs === 'around';

function findPiece(products: readonly ProductCardFragment[], query: URLSearchParams, language: Language) {
  for (const product of products) {
    // KLIV has no offer here, because its sizes are in its variants, which the home page doesn't load.
    const offer = product.availableForSale ? readOffer(product, language).offer : null;
    if (!offer || !hasChairsAround(offer)) continue;
    const piece = toHomePiece(product, readPiece(offer, query, language).piece, language);
    if (piece) return piece;
  }
  return undefined;
}

function toHomePiece({handle, title}: {handle: string; title: string}, piece: Piece, language: Language) {
  const price = calculatePrice(piece);
  if (piece.kind !== 'standard' || price === null) return undefined;
  const {offer, configuration} = piece;
  const details = [formatDimensions(configuration), getColor(piece)?.name].filter(Boolean).join(', ');
  const getQuery = (changedPiece: Piece) => configurationQuery(changedPiece.configuration);
  const withLength = (length: number): StandardPiece => ({...piece, configuration: {...configuration, length}});
  return {
    title,
    details,
    price: formatPrice(price, language),
    cents: price,
    path: `/product/${handle}?${getQuery(piece)}`,
    drawing: renderToStaticMarkup(
      <DrawnPiece
        construction={offer.construction}
        configuration={configuration}
        details={details}
        largest={{horizontal: getLargest(offer.length), vertical: getLargest(offer.width)}}
        t={messages[language]}
      />,
    ),
    lengths: listRoundValues(offer.length, configuration.length).map((length) => ({
      name: String(length),
      query: getQuery(withLength(length)),
      isChosen: length === configuration.length,
    })),
    colors: offer.colors.map(({name, value}) => ({
      name,
      value,
      query: getQuery(withColor(piece, value)),
      isChosen: value === configuration.color.value,
    })),
  };
}

/** Lists a few round values of a measure, and the chosen one. */
function listRoundValues(measure: Measure, chosen: number): number[] {
  const values = listValues(measure);
  const listMultiples = (step: number) => values.filter((value) => value % step === 0 || value === chosen);
  const step = roundSteps.find((candidate) => listMultiples(candidate).length <= maxLengths + 1);
  return listMultiples(step ?? Infinity);
}
