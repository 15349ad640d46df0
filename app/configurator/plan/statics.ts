import {materials} from '../families/material';
import type {Part, PartKind} from '../families/part';
import {computeBounds} from './geometry';

/** A board of a shelf or cabinet, or the top of a table. */
type SpanKind = 'board' | 'top';

/** Newtons of a kilogram. */
const gravity = 9.81;

/** Books on a board, in kg a metre; on a table somebody leans on its middle, in kg. */
export const load = {board: 30, top: 50};

/** A board is straight to the eye while it sags no more than this share of its span. */
export const sagLimit = 1 / 300;

/** What carries something, as the one or the other. All staves of a top act together. */
const spanning: Partial<Record<PartKind, SpanKind>> = {board: 'board', shelf: 'board', top: 'board', stave: 'top'};

/**
 * What holds a board where it reaches below it. It doesn't where it stands on another board itself: all boards of a shelf carry books
 * and sag alike, so that an upright between two of them holds neither.
 */
const holding: readonly PartKind[] = ['side', 'upright', 'beam'];

/** A support is less than this far from what it carries, in mm: a board on pins has some play. */
const play = 2;

/** A rectangular section that lies. Millimetres, and the modulus in N/mm². */
interface Section {
  width: number;
  thickness: number;
  modulus: number;
}

const stiffness = ({width, thickness, modulus}: Section) => (modulus * width * thickness ** 3) / 12;

/** Millimetres in the middle under kg a metre, on two supports: 5qL⁴/384EI. */
export const sagOfUniformLoad = (kilogramsPerMetre: number, span: number, section: Section): number =>
  (5 * ((kilogramsPerMetre * gravity) / 1000) * span ** 4) / (384 * stiffness(section));

/** The same under kg in the middle: FL³/48EI. */
export const sagOfMiddleLoad = (kilograms: number, span: number, section: Section): number =>
  (kilograms * gravity * span ** 3) / (48 * stiffness(section));

/** A board between two supports under its load. Millimetres. */
export interface Span {
  kind: SpanKind;
  /** Clear, between two supports. */
  span: number;
  sag: number;
  /** Nothing of the piece carries it: it is taken to lie on its two ends. */
  free: boolean;
}

/** A part with its bounds. */
type Bounded = Part & ReturnType<typeof computeBounds>;

/** The board or top that sags most for its span (rule 11.41); `null` for a piece without one. */
export function findWeakest(parts: readonly Part[]): Span | null {
  const bounded = parts.map((part) => ({...part, ...computeBounds([part])}));
  const loaded = bounded.filter(({kind}) => spanning[kind]);
  const staves = loaded.filter(({kind}) => spanning[kind] === 'top');
  const boards = loaded.filter(({kind}) => spanning[kind] === 'board');
  const supports = bounded.filter(
    (part) => holding.includes(part.kind) && !loaded.some((board) => reachesUnder(board, part, 0)),
  );
  const [first, last] = [staves[0], staves.at(-1)];
  const top = first && last ? [{...first, from: first.from, to: last.to}] : [];
  const spans = [...boards, ...top].map((board) => computeSpan(board, supports));
  return spans.reduce<Span | null>((worst, one) => (worst && share(worst) >= share(one) ? worst : one), null);
}

const share = ({sag, span}: Span) => (span ? sag / span : 0);

export const sagsTooMuch = (span: Span): boolean => share(span) > sagLimit;

function computeSpan(board: Bounded, candidates: readonly Bounded[]): Span {
  const {from, to, kind, material} = board;
  const width = to[1] - from[1];
  const supports = candidates
    .filter((candidate) => reachesUnder(candidate, board, width / 2))
    .sort((a, b) => a.from[0] - b.from[0]);
  const gaps = supports.slice(1).map((next, index) => next.from[0] - (supports[index]?.to[0] ?? 0));
  const free = supports.length < 2;
  const span = free ? to[0] - from[0] : Math.max(0, ...gaps);
  const section = {width, thickness: to[2] - from[2], modulus: materials[material].modulus};
  return spanning[kind] === 'top'
    ? {kind: 'top', span, sag: sagOfMiddleLoad(load.top, span, section), free}
    : {kind: 'board', span, sag: sagOfUniformLoad(load.board, span, section), free};
}

/** Whether a part begins below another, and touches it along at least `depth` from front to back. */
function reachesUnder(lower: Bounded, upper: Bounded, depth: number): boolean {
  const overlap = (axis: 0 | 1) =>
    Math.min(lower.to[axis], upper.to[axis]) - Math.max(lower.from[axis], upper.from[axis]);
  return (
    lower.from[2] < upper.from[2] - play &&
    lower.to[2] >= upper.from[2] - play &&
    overlap(0) >= -play &&
    overlap(1) >= depth
  );
}
