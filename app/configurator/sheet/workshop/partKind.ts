/** What a part is, whichever of its kind it is. The first pattern that its id in the plan has says it. */
const patterns = {
  stave: /^stave-/,
  batten: /batten$/,
  beam: /-beam$/,
  clothesRail: /^rail-\d/,
  rail: /-rail$/,
  rung: /-rung-/,
  leg: /-leg-/,
  stretcher: /^stretcher$/,
  key: /-key$/,
  wedge: /-wedge-/,
  slide: /^slide/,
  seat: /^seat$/,
  end: /-end-\d/,
  drawerFront: /^drawer-\d+-front$/,
  drawerSide: /^drawer-\d+-(left|right)$/,
  drawerEnd: /^drawer-\d+-(head|tail)$/,
  drawerFloor: /^drawer-\d+-floor$/,
  side: /(^|-)side-/,
  board: /(^|-)board-/,
  upright: /(^|-)upright-/,
  bottom: /^bottom-/,
  top: /^top-/,
  plinth: /^plinth-/,
  flange: /^flange-/,
  back: /^back-\d/,
  door: /^door-/,
  shelf: /^shelf-/,
  tie: /^tie$/,
  foot: /^foot-/,
  /** A folded sheet, whatever its parts are called. */
  blank: /^(base|front|back|left|right)\b/,
} as const satisfies Record<string, RegExp>;

export type PartKind = keyof typeof patterns | 'part';

const kinds = Object.entries(patterns) as [PartKind, RegExp][];

/** The kind of a part by its id; `part` where no pattern has it. */
export function kindOf(id: string): PartKind {
  return kinds.find(([, pattern]) => pattern.test(id))?.[0] ?? 'part';
}
