import {encode} from 'uqr';
import {formatPrice} from '~/i18n/formats';
import {languageData, localizedPath, type Language} from '~/i18n/language';
import {excludesWithdrawal, withdrawalNoteText} from '~/legal/excludesWithdrawal';
import {weightOf} from '../plan/facts';
import {boundsOf} from '../plan/geometry';
import {selectedOptions} from '../rules/choice';
import {configurationQuery} from '../rules/configuration';
import {describe} from '../rules/describe';
import {messages} from '../rules/messages';
import {colorOf, priceOf} from '../rules/piece';
import {orderQuery, sheetPath} from '../rules/sheetPath';
import type {SheetPiece} from './loadSheetPiece.server';
import {sheetViews, type SheetViews} from './views';

/** A QR code: an SVG path of squares of side 1, in a square of `size`. */
interface QrCode {
  size: number;
  path: string;
}

/** What the drawing sheet shows. Plain data: the browser needs no rule to show it. */
export interface Sheet extends SheetViews {
  title: string;
  /** The piece in one line. */
  details: string;
  finish: string;
  /** `#rrggbb`. */
  color: string;
  /** Outer size in mm, as it is written. */
  size: {length: string; depth: string; height: string};
  partCount: number;
  /** Whether a part of it has a grain. */
  wooden: boolean;
  /** Kilograms. */
  weight: number;
  /** As it is written; of the order, where there is one, else of today. */
  price: string;
  date: string;
  /** Id and version of the plan, of the order that the address proves. */
  order: {id: string; plan: number | null} | null;
  /** The address has an id that proves nothing. */
  refused: boolean;
  /** What is said of a piece that can't be withdrawn from (rule 18.6). */
  withdrawalNote: string | null;
  /** Version of the plan that is drawn. */
  plan: number;
  /** Leads to this sheet; `null` when nothing says the site's address. */
  qr: QrCode | null;
  /** Path of this sheet, without its language; with the order that it proves. */
  path: string;
  /** Paths of the models; `null` behind the gate, for the viewers of phones have no pass. */
  models: {glb: string; usdz: string} | null;
  /** Paths of the workshop's files, of an order. */
  workshop: {cutList: string; outlines: string} | null;
  /** Path of the product's page with this piece, without its language. */
  productPath: string;
}

interface Options {
  language: Language;
  /** `https://host` of the site, or empty. */
  origin: string;
  now: Date;
  /** The site has a password. */
  gated: boolean;
}

/** The drawing sheet of a piece (rule 19.1). */
export function sheetOf(
  {product, piece, plan, order, refused}: SheetPiece,
  {language, origin, now, gated}: Options,
): Sheet {
  const {configuration} = piece;
  const format = new Intl.NumberFormat(languageData[language].locale, {maximumFractionDigits: 1, useGrouping: false});
  const written = (millimetres: number) => format.format(millimetres);
  const {from, to} = boundsOf(plan.parts);
  const color = configuration.color.value;
  const options = selectedOptions(configuration.choices).map(({option}) => option.label[language]);
  const price = order?.price ?? priceOf(piece);
  const path = sheetPath(product.handle, configuration, order ?? undefined);
  const bare = sheetPath(product.handle, configuration);
  const file = (name: string) => `${localizedPath(bare, language)}/${name}${order ? `?${orderQuery(order)}` : ''}`;
  return {
    title: product.title,
    details: describe(piece, language),
    finish: [colorOf(piece)?.name ?? color, ...options].join(', '),
    color,
    size: {length: written(to[0] - from[0]), depth: written(to[1] - from[1]), height: written(to[2] - from[2])},
    ...sheetViews(plan.parts),
    partCount: plan.parts.length,
    wooden: plan.parts.some(({grain}) => grain !== null),
    weight: Math.round(weightOf(plan.parts)),
    price: price === null ? messages[language].onRequest : formatPrice(price, language),
    date: now.toLocaleDateString(languageData[language].locale, {dateStyle: 'long', timeZone: 'Europe/Berlin'}),
    order: order && {id: order.id.toUpperCase(), plan: order.plan},
    refused,
    withdrawalNote: excludesWithdrawal(product) ? withdrawalNoteText[language] : null,
    plan: plan.version,
    qr: origin ? qrCode(origin + localizedPath(path, language)) : null,
    path,
    models: gated ? null : {glb: `${bare}/model.glb`, usdz: `${bare}/model.usdz`},
    workshop: order && {cutList: file('cut-list.csv'), outlines: file('outlines.dxf')},
    productPath: `/product/${product.handle}?${configurationQuery(configuration)}`,
  };
}

/** Error correction of 15 %, and the quiet zone of four modules that scanners need. */
function qrCode(text: string): QrCode {
  const {size, data} = encode(text, {ecc: 'M', border: 4});
  const rows = data.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join(''));
  return {size, path: rows.join('')};
}
