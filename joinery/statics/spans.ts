import {materials} from '../families/parts/material';
import type {Part, PartKind} from '../families/parts/part';
import {computeBounds} from '../plan/geometry';
import type {Plan} from '../plan/plan';

/** A board of a shelf or cabinet, or the top of a table. */
type SpanKind = 'board' | 'top';

/** Newtons of a kilogram. */
const gravity = 9.81;

/** Books on a board, in kg per metre; somebody who leans on the middle of a top, in kg. */
export const load = {board: 30, top: 50};

/** A board is straight to the eye while it sags no more than this share of its span. */
export const sagLimit = 1 / 300;

/** The parts that carry a load, as a board or as a top. All staves of a top act together. */
const spanKinds: Partial<Record<PartKind, SpanKind>> = {board: 'board', shelf: 'board', top: 'board', stave: 'top'};

/**
 * The parts that support a board above them. A part that stands on a loaded board supports nothing, because all boards of a shelf carry
 * books and sag alike.
 */
const supportKinds: readonly PartKind[] = ['side', 'upright', 'beam'];

/** What the bottom of a cabinet stands on. */
const footKinds: readonly PartKind[] = ['side', 'plinth', 'leg'];

/** A support ends at most this far below the board, in mm, because a board on pins has some play, and a leg has a plate. */
const play = 3;

/** EI of a part along the piece, in N mm². */
function computeStiffness({from, to, material}: PartWithBounds): number {
  const [width, height] = [to[1] - from[1], to[2] - from[2]];
  return (materials[material].modulus * width * height ** 3) / 12;
}

/** The sag in mm between two supports under an even load: 5qL⁴/384EI. The stiffness is EI, in N mm². */
const computeUniformLoadSag = (kilogramsPerMetre: number, span: number, stiffness: number): number =>
  (5 * ((kilogramsPerMetre * gravity) / 1000) * span ** 4) / (384 * stiffness);

/** The same under a load in the middle: FL³/48EI. */
const computeMiddleLoadSag = (kilograms: number, span: number, stiffness: number): number =>
  (kilograms * gravity * span ** 3) / (48 * stiffness);

/** A board between two supports under its load. Millimetres. */
export interface Span {
  kind: SpanKind;
  /** The clear distance between two supports. */
  span: number;
  sag: number;
  /** No part supports it, so it is assumed to lie on its two ends. */
  isUnsupported: boolean;
}

type PartWithBounds = Part & ReturnType<typeof computeBounds>;

const withBounds = (part: Part): PartWithBounds => ({...part, ...computeBounds([part])});

/** The board or top that sags most for its span (rule 11.41); `null` for a piece without one. */
function findWeakestSpan(parts: readonly Part[]): Span | null {
  const partsWithBounds = parts.map(withBounds);
  const loadedParts = partsWithBounds.filter(({kind}) => spanKinds[kind]);
  const staves = loadedParts.filter(({kind}) => spanKinds[kind] === 'top');
  const boards = loadedParts.filter(({kind}) => spanKinds[kind] === 'board');
  const supports = partsWithBounds
    .filter(({kind}) => supportKinds.includes(kind))
    .filter((part) => !loadedParts.some((board) => reachesUnder(board, part, 0)));
  const [first, last] = [staves[0], staves.at(-1)];
  // One board as wide as all staves.
  const top = first && last ? [{...first, to: last.to}] : [];
  const spans = [...boards, ...top].map((board) => computeSpan(board, supports));
  const bottomSpans = partsWithBounds
    .filter(({kind}) => kind === 'bottom')
    .map((bottom) => computeBottomSpan(bottom, partsWithBounds));
  return [...spans, ...bottomSpans].reduce<Span | null>(
    (worst, one) => (worst && computeSagShare(worst) >= computeSagShare(one) ? worst : one),
    null,
  );
}

/** The sag as a share of the span. */
const computeSagShare = ({sag, span}: Span) => (span ? sag / span : 0);

const sagsTooMuch = (span: Span): boolean => computeSagShare(span) > sagLimit;

/** The board or top that sags too much; `null` for a plan that is straight (rule 11.41). */
export function findSaggingSpan({parts}: Plan): Span | null {
  const weakest = findWeakestSpan(parts);
  return weakest && sagsTooMuch(weakest) ? weakest : null;
}

function computeSpan(board: PartWithBounds, candidates: readonly PartWithBounds[]): Span {
  const {from, to, kind} = board;
  const supports = candidates.filter((candidate) => reachesUnder(candidate, board, (to[1] - from[1]) / 2));
  const isUnsupported = supports.length < 2;
  const span = isUnsupported ? to[0] - from[0] : findWidestGap(supports);
  const stiffness = computeStiffness(board);
  return spanKinds[kind] === 'top'
    ? {kind: 'top', span, sag: computeMiddleLoadSag(load.top, span, stiffness), isUnsupported}
    : {kind: 'board', span, sag: computeUniformLoadSag(load.board, span, stiffness), isUnsupported};
}

/**
 * The bottom of a cabinet carries books as a board does. Its front and its rear half each need feet of their own, and rails below it
 * add their stiffness; that they are glued to it makes it stiffer still.
 */
function computeBottomSpan(bottom: PartWithBounds, parts: readonly PartWithBounds[]): Span {
  const {from, to, place} = bottom;
  const middle = place[1];
  const feet = parts.filter((part) => footKinds.includes(part.kind) && reachesUnder(part, bottom, 0));
  const halves = [feet.filter((foot) => foot.from[1] < middle), feet.filter((foot) => foot.to[1] > middle)];
  const isUnsupported = halves.some((half) => !half.length);
  const span = isUnsupported ? to[0] - from[0] : Math.max(...halves.map(findWidestGap));
  const rails = parts.filter((part) => part.kind === 'rail' && reachesUnder(part, bottom, 0));
  const stiffness = [bottom, ...rails].reduce((sum, part) => sum + computeStiffness(part), 0);
  return {kind: 'board', span, sag: computeUniformLoadSag(load.board, span, stiffness), isUnsupported};
}

/** The widest space along the piece between supports, in mm. */
function findWidestGap(supports: readonly PartWithBounds[]): number {
  let [gap, end] = [0, Infinity];
  for (const {from, to} of [...supports].sort((a, b) => a.from[0] - b.from[0])) {
    gap = Math.max(gap, from[0] - end);
    end = end === Infinity ? to[0] : Math.max(end, to[0]);
  }
  return gap;
}

/** Whether a part begins below another, and touches it along at least `depth` from front to back. */
function reachesUnder(lower: PartWithBounds, upper: PartWithBounds, depth: number): boolean {
  const getOverlap = (axis: 0 | 1) =>
    Math.min(lower.to[axis], upper.to[axis]) - Math.max(lower.from[axis], upper.from[axis]);
  return (
    lower.from[2] < upper.from[2] - play &&
    lower.to[2] >= upper.from[2] - play &&
    getOverlap(0) >= -play &&
    getOverlap(1) >= depth
  );
}
