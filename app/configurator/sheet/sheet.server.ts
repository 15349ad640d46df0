import {drawSheetViews, type SheetViews} from 'joinery/drawing/views';
import {calculateWeight} from 'joinery/plan/facts';
import {renderWorkshopPages} from 'joinery/workshop/pages/WorkshopPages.server';
import {encode} from 'uqr';
import {formatPrice} from '~/i18n/formats';
import {localizedPath, type Language} from '~/i18n/language';
import {excludesWithdrawal, withdrawalNoteText} from '~/legal/excludesWithdrawal';
import {getSelectedOptions} from '../offer/choices';
import {messages} from '../offer/messages';
import {configurationQuery} from '../piece/configuration';
import {describePiece} from '../piece/describePiece';
import {getColor, calculatePrice} from '../piece/piece';
import {orderQuery, sheetPath} from '../piece/piecePath';
import {formatDay, formatSize, type PieceSize} from './formats';
import type {SheetPiece} from './loadSheetPiece.server';

/** A QR code: an SVG path of squares of side 1, in a square of `size`. */
interface QrCode {
  size: number;
  path: string;
}

/** The content of the drawing sheet. It is serializable, so the browser needs no rules to show it. */
export interface Sheet extends SheetViews {
  title: string;
  /** The piece in one line. */
  details: string;
  finish: string;
  /** `#rrggbb`. */
  color: string;
  /** Formatted outer size in mm. */
  size: PieceSize;
  partCount: number;
  /** A part has a grain. */
  isWooden: boolean;
  /** Kilograms. */
  weight: number;
  /** Formatted price of the order, or today's price without an order. */
  price: string;
  /** The same in cents; `null` on request. */
  cents: number | null;
  date: string;
  /** Id and plan version of a valid order. */
  order: {id: string; planVersion: number | null} | null;
  /** What has changed since the piece was sold to a former version of the plan. */
  formerPlanNote: string | null;
  /** The URL names an order, but its id, price or plan isn't valid. */
  isRefused: boolean;
  /** The note on a piece without a right of withdrawal. */
  withdrawalNote: string | null;
  /** Version of the plan that is drawn. */
  planVersion: number;
  /** A QR code with the URL of this sheet; `null` when the site's URL is unknown. */
  qr: QrCode | null;
  /** The path of this sheet, without its language, with the query of a valid order. */
  path: string;
  /** Paths of the models; `null` behind the gate, because AR viewers have no session. */
  models: {glb: string; usdz: string} | null;
  /** Paths of the workshop's files, and its pages as HTML; only for an order. */
  workshop: {cutList: string; outlines: string; pages: string} | null;
  /** The path of the product's page with this piece, without its language. */
  productPath: string;
}

interface Options {
  language: Language;
  /** `https://host` of the site, or empty. */
  origin: string;
  now: Date;
  /** The site has a password. */
  isGated: boolean;
}

export function createSheet(
  {product, piece, plan, order, formerPlanNote, isRefused}: SheetPiece,
  {language, origin, now, isGated}: Options,
): Sheet {
  const {configuration} = piece;
  const color = configuration.color.value;
  const colorName = getColor(piece)?.name ?? color;
  const options = getSelectedOptions(configuration.choices).map(({option}) => option.label[language]);
  const price = order?.price ?? calculatePrice(piece);
  const path = sheetPath(product.handle, configuration, order ?? undefined);
  const pathWithoutOrder = sheetPath(product.handle, configuration);
  const workshopPath = (name: string) =>
    `${localizedPath(pathWithoutOrder, language)}/${name}${order ? `?${orderQuery(order)}` : ''}`;
  return {
    title: product.title,
    details: describePiece(piece, language),
    finish: [colorName, ...options].join(', '),
    color,
    size: formatSize(plan.parts, language),
    ...drawSheetViews(plan.parts),
    partCount: plan.parts.length,
    isWooden: plan.parts.some(({grain}) => grain !== null),
    weight: Math.round(calculateWeight(plan.parts)),
    price: price === null ? messages[language].onRequest : formatPrice(price, language),
    cents: price,
    date: formatDay(now, language),
    order: order && {id: order.id.toUpperCase(), planVersion: order.plan},
    formerPlanNote,
    isRefused,
    withdrawalNote: excludesWithdrawal(product) ? withdrawalNoteText[language] : null,
    planVersion: plan.version,
    qr: origin ? createQrCode(origin + localizedPath(path, language)) : null,
    path,
    models: isGated ? null : {glb: `${pathWithoutOrder}/model.glb`, usdz: `${pathWithoutOrder}/model.usdz`},
    workshop: order &&
      piece.offer.construction && {
        cutList: workshopPath('cut-list.csv'),
        outlines: workshopPath('outlines.dxf'),
        pages: renderWorkshopPages(
          {
            parts: plan.parts,
            type: piece.offer.construction.type,
            finish: colorName,
            note: formerPlanNote,
          },
          language,
        ),
      },
    productPath: `/product/${product.handle}?${configurationQuery(configuration)}`,
  };
}

/** With an error correction of 15 %, and the quiet zone of four modules that scanners need. */
function createQrCode(text: string): QrCode {
  const {size, data} = encode(text, {ecc: 'M', border: 4});
  const rows = data.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join(''));
  return {size, path: rows.join('')};
}
