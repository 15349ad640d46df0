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

/** A support ends at most this far below the board, in mm, because a board on pins has some play. */
const play = 2;

/** A rectangular section, lying flat. Millimetres, and the modulus in N/mm². */
interface CrossSection {
  width: number;
  thickness: number;
  modulus: number;
}

const computeStiffness = ({width, thickness, modulus}: CrossSection) => (modulus * width * thickness ** 3) / 12;

/** The sag in mm between two supports under an even load: 5qL⁴/384EI. */
const computeUniformLoadSag = (kilogramsPerMetre: number, span: number, section: CrossSection): number =>
  (5 * ((kilogramsPerMetre * gravity) / 1000) * span ** 4) / (384 * computeStiffness(section));

/** The same under a load in the middle: FL³/48EI. */
const computeMiddleLoadSag = (kilograms: number, span: number, section: CrossSection): number =>
  (kilograms * gravity * span ** 3) / (48 * computeStiffness(section));

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
  const loadedParts = parts.filter(({kind}) => spanKinds[kind]).map(withBounds);
  const staves = loadedParts.filter(({kind}) => spanKinds[kind] === 'top');
  const boards = loadedParts.filter(({kind}) => spanKinds[kind] === 'board');
  const supports = parts
    .filter(({kind}) => supportKinds.includes(kind))
    .map(withBounds)
    .filter((part) => !loadedParts.some((board) => reachesUnder(board, part, 0)));
  const [first, last] = [staves[0], staves.at(-1)];
  // One board as wide as all staves.
  const top = first && last ? [{...first, to: last.to}] : [];
  const spans = [...boards, ...top].map((board) => computeSpan(board, supports));
  return spans.reduce<Span | null>(
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
  const {from, to, kind, material} = board;
  const width = to[1] - from[1];
  const supports = candidates
    .filter((candidate) => reachesUnder(candidate, board, width / 2))
    .sort((a, b) => a.from[0] - b.from[0]);
  const gaps = supports.slice(1).map((next, index) => next.from[0] - (supports[index]?.to[0] ?? 0));
  const isUnsupported = supports.length < 2;
  const span = isUnsupported ? to[0] - from[0] : Math.max(0, ...gaps);
  const section = {width, thickness: to[2] - from[2], modulus: materials[material].modulus};
  return spanKinds[kind] === 'top'
    ? {kind: 'top', span, sag: computeMiddleLoadSag(load.top, span, section), isUnsupported}
    : {kind: 'board', span, sag: computeUniformLoadSag(load.board, span, section), isUnsupported};
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
