import {families} from '../families/families';
import type {Size} from '../families/family';
import {computeOuterSize, getSelectedSize} from '../plan/sizes';
import type {PieceInput} from '../rules/correction';
import type {Interval} from '../rules/measure';
import {listValues} from '../rules/measure';
import type {KlivOffer} from '../rules/kliv';
import type {Piece} from '../rules/piece';
import type {Room} from './room';

/** What is left between a piece and its niche, in mm; less than zero where it is too large, missing where the niche is open. */
export type Gaps = Partial<Record<'width' | 'height' | 'depth', number>>;

/** A piece is pushed in: it needs this much across and above, in mm. */
export const play = {width: 10, height: 10, depth: 0};

const gapNames = ['width', 'height', 'depth'] as const;

/** The clear size of a niche: its skirting runs along both sides and the back. */
function clearOf({width, height, depth, skirting = 0}: Room): Gaps {
  return {
    ...(width !== undefined && {width: width - 2 * skirting}),
    ...(height !== undefined && {height}),
    ...(depth !== undefined && {depth: depth - skirting}),
  };
}

export function computeGaps({length, depth, height}: Size, room: Room): Gaps {
  const clear = clearOf(room);
  const sizes = {width: length, height, depth};
  return Object.fromEntries(
    gapNames.flatMap((name) => (clear[name] === undefined ? [] : [[name, clear[name] - sizes[name]]])),
  );
}

export const fitsIn = (gaps: Gaps): boolean => gapNames.every((name) => (gaps[name] ?? Infinity) >= play[name]);

/** The size of a piece in mm; `null` without a known construction. */
export const sizeOf = ({offer: {construction}, configuration}: Piece): Size | null =>
  construction && computeOuterSize(construction, getSelectedSize(configuration));

/** The greatest values of the two chosen measures, in the unit of the offer. */
interface Most {
  across: number;
  down: number;
}

/**
 * The largest piece that fits: as long as the niche is wide, and as deep or high as it is where that fits. `null` when none is made
 * that small, or what can't be chosen is too large.
 */
export function findLargestThatFits(piece: Piece, room: Room): Partial<PieceInput> | null {
  const {construction} = piece.offer;
  const size = sizeOf(piece);
  if (!construction || !size) return null;
  const clear = clearOf(room);
  const isKliv = families[construction.type].kind === 'kliv';
  const [chosen, fixed] = isKliv ? (['height', 'depth'] as const) : (['depth', 'height'] as const);
  if ((clear[fixed] ?? Infinity) - size[fixed] < play[fixed]) return null;
  const unit = isKliv ? 1 : 10;
  const most = {
    across: ((clear.width ?? Infinity) - play.width) / unit,
    down: ((clear[chosen] ?? Infinity) - play[chosen]) / unit,
  };
  if (piece.kind === 'kliv') return largestOfVariants(piece.offer, piece.configuration, most);
  const {offer, configuration} = piece;
  const length = clear.width === undefined ? configuration.length : largestUpTo(listValues(offer.length), most.across);
  const width =
    configuration.width <= most.down ? configuration.width : largestUpTo(listValues(offer.width), most.down);
  return length === undefined || width === undefined ? null : {length, width};
}

const largestUpTo = (values: readonly number[], most: number) => values.filter((value) => value <= most).at(-1);

/** Of a KLIV piece each variant has ranges of its own: in a niche the widest counts, else the one that changes least. */
function largestOfVariants({variants}: KlivOffer, now: {width: number; height: number}, most: Most) {
  const isOpen = most.across === Infinity;
  const within = ({from, to}: Interval, wanted: number, limit: number) =>
    Math.floor(Math.min(Math.max(from, wanted), to, limit));
  const fitting = variants
    .filter(({width, height}) => width.from <= most.across && height.from <= most.down)
    .map((variant) => ({
      width: within(variant.width, isOpen ? now.width : most.across, most.across),
      height: within(variant.height, now.height, most.down),
    }));
  const change = ({width, height}: typeof now) =>
    (isOpen ? Math.abs(width - now.width) : 0) + Math.abs(height - now.height);
  const [best] = fitting.sort((a, b) => (isOpen ? 0 : b.width - a.width) || change(a) - change(b));
  return best ?? null;
}
