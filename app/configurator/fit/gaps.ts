import {computeOuterSize} from 'joinery/families/construction';
import type {Size} from 'joinery/families/family';
import {listValues, type Interval} from '../offer/availableValues';
import type {KlivOffer} from '../offer/klivOffer';
import type {PieceInput} from '../piece/correctPiece';
import type {Piece} from '../piece/piece';
import {getChosenSize, millimetresPerUnit} from '../piece/planPiece';
import type {Room} from './room';

/** The space between a piece and its niche, in mm; negative where the piece is too large, missing where the niche is open. */
export type Gaps = Partial<Record<'width' | 'height' | 'depth', number>>;

/** The gaps in mm that are needed to push a piece in. */
export const minGaps = {width: 10, height: 10, depth: 0};

const gapNames = ['width', 'height', 'depth'] as const;

/** The clear size of a niche: its skirting runs along both sides and the back. */
function getClearSize({width, height, depth, skirting = 0}: Room): Gaps {
  return {
    ...(width !== undefined && {width: width - 2 * skirting}),
    ...(height !== undefined && {height}),
    ...(depth !== undefined && {depth: depth - skirting}),
  };
}

export function computeGaps({length, depth, height}: Size, room: Room): Gaps {
  const clearSize = getClearSize(room);
  const pieceSize = {width: length, height, depth};
  return Object.fromEntries(
    gapNames.flatMap((name) => {
      const clear = clearSize[name];
      return clear === undefined ? [] : [[name, clear - pieceSize[name]]];
    }),
  );
}

export const fitsIn = (gaps: Gaps): boolean => gapNames.every((name) => (gaps[name] ?? Infinity) >= minGaps[name]);

/** The size of a piece in mm; `null` without a known construction. */
export const getSize = ({offer: {construction}, configuration}: Piece): Size | null =>
  construction && computeOuterSize(construction, getChosenSize(configuration));

/** The greatest values of the two chosen measures (`getMeasures`), in the unit of the offer. */
interface MaxValues {
  first: number;
  second: number;
}

/**
 * Finds the largest piece that fits. It is as long as the niche is wide; its depth or height changes only if it has to. `null` when no
 * such piece is offered, or the measure that can't be chosen is too large.
 */
export function findLargestThatFits(piece: Piece, room: Room): Partial<PieceInput> | null {
  const size = getSize(piece);
  if (!size) return null;
  const clearSize = {width: Infinity, height: Infinity, depth: Infinity, ...getClearSize(room)};
  const [chosenName, fixedName] =
    piece.kind === 'kliv' ? (['height', 'depth'] as const) : (['depth', 'height'] as const);
  if (clearSize[fixedName] - size[fixedName] < minGaps[fixedName]) return null;
  const unit = millimetresPerUnit[piece.kind];
  const max = {
    first: (clearSize.width - minGaps.width) / unit,
    second: (clearSize[chosenName] - minGaps[chosenName]) / unit,
  };
  if (piece.kind === 'kliv') return findLargestKlivSize(piece.offer, piece.configuration, max);
  const {offer, configuration} = piece;
  const length =
    clearSize.width === Infinity ? configuration.length : findLargestUpTo(listValues(offer.length), max.first);
  const width =
    configuration.width <= max.second ? configuration.width : findLargestUpTo(listValues(offer.width), max.second);
  return length === undefined || width === undefined ? null : {length, width};
}

const findLargestUpTo = (values: readonly number[], max: number) => values.filter((value) => value <= max).at(-1);

interface KlivSize {
  width: number;
  height: number;
}

/**
 * The size of the variant whose ranges allow the greatest width in the niche, and among equal widths the least change. Without walls at
 * the sides only the change counts.
 */
function findLargestKlivSize({variants}: KlivOffer, current: KlivSize, max: MaxValues): KlivSize | null {
  const hasWalls = max.first !== Infinity;
  const clamp = ({from, to}: Interval, value: number, limit: number) =>
    Math.floor(Math.min(Math.max(from, value), to, limit));
  const sizes = variants
    .filter(({width, height}) => width.from <= max.first && height.from <= max.second)
    .map((variant) => ({
      width: clamp(variant.width, hasWalls ? max.first : current.width, max.first),
      height: clamp(variant.height, current.height, max.second),
    }));
  const computeChange = ({width, height}: KlivSize) => {
    const widthChange = hasWalls ? 0 : Math.abs(width - current.width);
    return widthChange + Math.abs(height - current.height);
  };
  sizes.sort((a, b) => {
    const byWidth = hasWalls ? b.width - a.width : 0;
    return byWidth || computeChange(a) - computeChange(b);
  });
  return sizes[0] ?? null;
}
