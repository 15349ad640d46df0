import type {Part, Vector} from '../families/part';
import {
  across,
  alongMiddle,
  boreBoth,
  high,
  indexOf,
  low,
  screwThrough,
  spread,
  type Facing,
  type Fastener,
  type Fitting,
  type Hole,
  type Rule,
} from './facing';

/** Dowels: 12 mm deep in a face, deeper in an edge; thin ones in thin parts. */
function dowels(facing: Facing): Fastener[] {
  const [, short] = across(facing);
  const index = indexOf(facing.axis);
  const thin = facing.to[indexOf(short)]! - facing.from[indexOf(short)]! < 14;
  const inFace = facing.parts.map(({size}) => size[index] === Math.min(...size));
  const isEdge = !inFace.includes(true);
  const depths = inFace.map((face) => (isEdge ? 21 : face ? 12 : 20));
  const [diameter, fitting] = thin
    ? [6, 'dowel6x30' as const]
    : [8, isEdge ? ('dowel8x40' as const) : ('dowel8x30' as const)];
  return alongMiddle(facing, 40, 200).map((place) => ({
    holes: boreBoth(facing, place, [diameter, depths[0]!], [diameter, depths[1]!]),
    fittings: {[fitting]: 1},
  }));
}

/** Screws through the first part into the second. */
const screws =
  (fitting: Fitting, clear: number, pilot: readonly [number, number], apart = 200) =>
  (facing: Facing): Fastener[] =>
    alongMiddle(facing, 40, apart).map((place) => ({
      holes: screwThrough(facing, place, clear, pilot),
      fittings: {[fitting]: 1},
    }));

/** Two screws from above into the end of a leg, in opposite corners. */
function legScrews(facing: Facing): Fastener[] {
  const [x, y] = [0, 1].map((axis) => [facing.from[axis]! + 6, facing.to[axis]! - 6] as const);
  return ([0, 1] as const).map((end) => ({
    holes: screwThrough(facing, [x![end]!, y![end]!, 0], 5, [3.5, 40]),
    fittings: {screw5x60: 1},
  }));
}

/** Bolts that hold two carcasses beside each other: they can be undone. */
function bolts(facing: Facing): Fastener[] {
  const rows = [facing.from[1] + 60, facing.to[1] - 60];
  return spread(facing.from[2], facing.to[2], 130, 800).flatMap((z) =>
    rows.map((y) => ({
      holes: facing.parts.map((part, index): Hole => {
        const sign = index ? facing.sign : (-facing.sign as 1 | -1);
        return {part, at: [facing.faces[index]!, y, z], axis: 'x', sign, diameter: 8, depth: part.size[0]};
      }),
      fittings: {bolt: 1},
    })),
  );
}

/** A bracket with a slot below a top that has to move: on the side of the beam that looks at the middle of the piece, if it can. */
function tableBracket(facing: Facing): Fastener[] {
  const [beam, stave] = facing.parts;
  const inwards = beam.place[0] > 0 ? -1 : 1;
  const below = facing.faces[1];
  const [front, back] = [facing.from[1], facing.to[1]];
  return [0.5, 0.25, 0.75].flatMap((share) =>
    ([inwards, -inwards] as (1 | -1)[]).map((side) => {
      const face = beam.place[0] + (side * beam.size[0]) / 2;
      const y = front + share * (back - front);
      return {
        holes: [
          {part: beam, at: [face, y, below - 15], axis: 'x', sign: -side as 1 | -1, diameter: 2.5, depth: 20},
          {part: stave, at: [face + side * 15, y, below], axis: 'z', sign: 1, diameter: 2.5, depth: 14},
        ],
        fittings: {bracket: 1, screw4x16: 1, screw4x25: 1},
      };
    }),
  );
}

/** Pins below both corners of a shelf that lies loose; on its other end a system hole further in, as uprights have two faces. */
function shelfPins({parts: [shelf, panel], sign, faces}: Facing): Fastener[] {
  const inset = sign > 0 ? 60 : 92;
  return [low(shelf, 1) + inset, high(shelf, 1) - inset].map((y) => ({
    holes: [{part: panel, at: [faces[1], y, low(shelf, 2) - 2.5], axis: 'x', sign, diameter: 5, depth: 10}],
    fittings: {pin: 1},
  }));
}

/** Cup hinges at the left edge of a door; the last of several doors hangs at its right. */
function hinges({parts: [door, panel], from, to}: Facing, parts: readonly Part[]): Fastener[] {
  const doors = parts.filter(({kind}) => kind === 'door');
  const isLast = doors.length > 1 && doors.every(({place}) => place[0] <= door.place[0]);
  const side = isLast ? 1 : -1;
  if (Math.sign(panel.place[0] - door.place[0]) !== side) return [];
  const edge = side > 0 ? high(door, 0) : low(door, 0);
  const face = panel.place[0] - (side * panel.size[0]) / 2;
  const [bottom, top] = [Math.max(from[2], low(door, 2)), Math.min(to[2], high(door, 2))];
  const most = door.size[2] > 2000 ? 5 : door.size[2] > 1600 ? 4 : door.size[2] > 900 ? 3 : 2;
  const fromEnd = Math.min(100, (top - bottom) / 5);
  return Array.from(
    {length: most},
    (_, index) => bottom + fromEnd + (index * (top - bottom - 2 * fromEnd)) / (most - 1),
  ).map((z) => ({
    holes: [
      {part: door, at: [edge - side * 22.5, high(door, 1), z], axis: 'y', sign: -1, diameter: 35, depth: 12.5},
      ...[z - 16, z + 16].map(
        (height): Hole => ({
          part: panel,
          at: [face, low(panel, 1) + 37, height],
          axis: 'x',
          sign: side,
          diameter: 5,
          depth: 11,
        }),
      ),
      // The screws of the cup, in the pattern 45 / 9.5.
      ...[z - 22.5, z + 22.5].map(
        (height): Hole => ({
          part: door,
          at: [edge - side * 32, high(door, 1), height],
          axis: 'y',
          sign: -1,
          diameter: 2.5,
          depth: 10,
        }),
      ),
    ],
    fittings: {[panel.kind === 'side' ? 'hingeFull' : 'hingeHalf']: 1, 'screw3.5x15': 2, 'euroScrew6.3x11': 2},
  }));
}

/** A runner between a drawer and the panel beside it; on the other face of an upright its screws sit a system hole further in. */
function runners(facing: Facing): Fastener[] {
  const [drawer, panel] = facing.parts;
  const length = Math.floor((high(drawer, 1) - low(drawer, 1)) / 50) * 50;
  const z = drawer.place[2];
  const first = facing.sign > 0 ? 69 : 37;
  const front = low(panel, 1);
  const places = [first, first + 32 * Math.floor((length / 2 - 40) / 32), first + 32 * Math.floor((length - 130) / 32)];
  return [
    {
      holes: places.flatMap((from) => boreBoth(facing, [0, front + from, z], [2.5, 9], [2.5, 10])),
      fittings: {[`slide${length}`]: 1, 'screw3.5x10': 3, 'screw3.5x15': 3},
    },
  ];
}

/** Screws through the head of a drawer into its front, with washers in the gap. */
function frontScrews(facing: Facing): Fastener[] {
  const [bottom, top] = [facing.from[2], facing.to[2]];
  const rows = top - bottom >= 100 ? [bottom + 35, top - 25] : [(bottom + top) / 2];
  return spread(facing.from[0], facing.to[0], 40, 600).flatMap((x) =>
    rows.map((z) => ({
      holes: screwThrough(facing, [x, 0, z], 4.5, [2.5, 11]),
      fittings: {screw4x25: 1, frontWasher: 1},
    })),
  );
}

/** A holder at the end of a clothes rail; its screws lie crosswise on the other face of an upright. */
function railHolders({parts: [rail, panel], sign, faces}: Facing): Fastener[] {
  const offsets: readonly Vector[] =
    sign > 0
      ? [
          [0, 0, -20],
          [0, 0, 20],
        ]
      : [
          [0, -20, 0],
          [0, 20, 0],
        ];
  return [
    {
      holes: offsets.map(([, y, z]) => ({
        part: panel,
        at: [faces[1], rail.place[1] + y, rail.place[2] + z],
        axis: 'x',
        sign,
        diameter: 2.5,
        depth: 10,
      })),
      fittings: {railHolder: 1, 'screw3.5x15': 2},
    },
  ];
}

/** A clothes rail from front to back hangs below the top. */
function hangingHolders({parts: [rail, top], faces}: Facing): Fastener[] {
  if (rail.grain !== 'y') return [];
  return [low(rail, 1) + 60, high(rail, 1) - 60].map((y) => ({
    holes: [-16, 16].map((x) => ({
      part: top,
      at: [rail.place[0] + x, y, faces[1]],
      axis: 'z',
      sign: 1,
      diameter: 2.5,
      depth: 10,
    })),
    fittings: {hangingRailHolder: 1, 'screw3.5x15': 2},
  }));
}

/** A levelling foot's thread: a nut welded below the flange, as the base lies on it. */
function levellingFoot({parts: [foot, flange], faces}: Facing): Fastener[] {
  return [
    {
      holes: [
        {
          part: flange,
          at: [foot.place[0], foot.place[1], faces[1]],
          axis: 'z',
          sign: 1,
          diameter: 10.5,
          depth: flange.size[2],
        },
      ],
      fittings: {foot: 1, weldNut: 1},
    },
  ];
}

// Thin, as two backs share the edge of an upright.
const backScrews = screws('screw3x30', 3, [2, 20]);
const battenScrew = screws('screw4x40', 4.5, [2.5, 20]);

/** What joins parts that touch without a joint of their own, and what is hung or runs: a table of the trade. */
export const rules: readonly Rule[] = [
  {between: ['plinth', 'side'], axis: 'x', kind: 'dowel', fasten: dowels},
  {between: ['plinth', 'plinth'], axis: 'y', kind: 'dowel', fasten: dowels},
  {between: ['plinth', 'bottom'], axis: 'z', kind: 'dowel', fasten: dowels},
  {between: ['side', 'top'], axis: 'z', kind: 'dowel', fasten: dowels},
  {between: ['batten', 'upright'], axis: 'y', kind: 'screw', fasten: battenScrew},
  {between: ['back', 'bottom'], axis: 'y', kind: 'screw', fasten: backScrews},
  {between: ['back', 'top'], axis: 'y', kind: 'screw', fasten: backScrews},
  {between: ['back', 'upright'], axis: 'y', kind: 'screw', fasten: backScrews},
  {between: ['bottom', 'leg'], axis: 'z', kind: 'screw', orGlue: true, fasten: legScrews},
  {between: ['side', 'side'], axis: 'x', kind: 'bolt', fasten: bolts},
  {between: ['beam', 'stave'], axis: 'z', kind: 'bracket', most: 1, fasten: tableBracket},
  {between: ['shelf', 'side'], axis: 'x', gap: 2, kind: 'pin', fasten: shelfPins},
  {between: ['shelf', 'upright'], axis: 'x', gap: 2, kind: 'pin', fasten: shelfPins},
  {between: ['door', 'side'], axis: 'y', gap: 3, kind: 'hinge', fasten: hinges},
  {between: ['door', 'upright'], axis: 'y', gap: 3, kind: 'hinge', fasten: hinges},
  {between: ['drawerSide', 'side'], axis: 'x', gap: 14, kind: 'slide', fasten: runners},
  {between: ['drawerSide', 'upright'], axis: 'x', gap: 14, kind: 'slide', fasten: runners},
  {between: ['drawerEnd', 'drawerFront'], axis: 'y', gap: 3, kind: 'screw', fasten: frontScrews},
  {between: ['clothesRail', 'side'], axis: 'x', kind: 'railHolder', fasten: railHolders},
  {between: ['clothesRail', 'upright'], axis: 'x', kind: 'railHolder', fasten: railHolders},
  {between: ['clothesRail', 'top'], axis: 'z', gap: 90, kind: 'railHolder', fasten: hangingHolders},
  {between: ['foot', 'flange'], axis: 'z', gap: 90, kind: 'foot', fasten: levellingFoot},
];
