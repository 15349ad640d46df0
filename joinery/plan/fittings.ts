import type {Part} from '../families/parts/part';
import {
  boreBoth,
  boreForScrew,
  getFaceAxes,
  getHigh,
  getLow,
  placeAlongMiddle,
  spread,
  toIndex,
  type Bore,
  type Facing,
  type Fastener,
  type Fitting,
  type FittingRule,
  type Hole,
} from './facing';
import {placeCams, placeUprightScrews} from './knockdown';
import {placeBattenFixing, placeTableBrackets} from './tabletop';

/** The holes in the panels of a cabinet are this far apart, in mm (system 32). */
const systemPitch = 32;

/** In a thinner contact than this the dowels are thin, in mm. */
const thinContact = 14;

/** How deep a dowel sits in mm: in both of two edges, or in a face and the edge that meets it. */
const dowelDepth = {edgeToEdge: 21, face: 12, edge: 20};

function placeDowels(facing: Facing): Fastener[] {
  const [, shortAxis] = getFaceAxes(facing);
  const short = toIndex(shortAxis);
  const isThin = facing.to[short]! - facing.from[short]! < thinContact;
  const isFace = facing.parts.map(({size}) => size[toIndex(facing.axis)] === Math.min(...size));
  const hasFace = isFace.includes(true);
  const diameter = isThin ? 6 : 8;
  const [first, second] = isFace.map((face): Bore => {
    if (!hasFace) return [diameter, dowelDepth.edgeToEdge];
    return [diameter, face ? dowelDepth.face : dowelDepth.edge];
  });
  const thickDowel: Fitting = hasFace ? 'dowel8x30' : 'dowel8x40';
  return placeAlongMiddle(facing, 40, 200).map((place) => ({
    holes: boreBoth(facing, place, first!, second!),
    fittings: {[isThin ? 'dowel6x30' : thickDowel]: 1},
  }));
}

/** Screws through the first part into the second. */
const placeScrews =
  (fitting: Fitting, throughDiameter: number, pilot: Bore, maxDistance = 200) =>
  (facing: Facing): Fastener[] =>
    placeAlongMiddle(facing, 40, maxDistance).map((place) => ({
      holes: boreForScrew(facing, place, throughDiameter, pilot),
      fittings: {[fitting]: 1},
    }));

/**
 * A plate of steel below the bottom. Its four screws are driven from below before the bolt in the leg is turned into its nut, which
 * sits in a bore of the bottom.
 */
function placeLegPlate(facing: Facing): Fastener[] {
  const [leg] = facing.parts;
  const [x, y] = leg.place;
  const [boltBore, nutBore] = boreBoth(facing, [x, y, 0], [6.5, 52], [14, 6]);
  const screws = [-14, 14].flatMap((toX) =>
    [-14, 14].map((toY) => boreBoth(facing, [x + toX, y + toY, 0], [2.5, 12])[1]!),
  );
  return [{holes: [boltBore!, nutBore!, ...screws], fittings: {legPlate: 1, hangerBoltM8x60: 1, screw4x16: 4}}];
}

/** Bolts that hold two carcasses side by side and can be undone. */
function placeBolts(facing: Facing): Fastener[] {
  const rows = [facing.from[1] + 60, facing.to[1] - 60];
  return spread(facing.from[2], facing.to[2], 130, 800).flatMap((z) =>
    rows.map((y) => ({
      holes: facing.parts.map((part, index): Hole => {
        const sign = index ? facing.sign : (-facing.sign as 1 | -1);
        return {part, opening: [facing.faces[index]!, y, z], axis: 'x', sign, diameter: 8, depth: part.size[0]};
      }),
      fittings: {bolt: 1},
    })),
  );
}

/**
 * Pins below both corners of one end of a loose shelf. At its left end they are a system hole further in, because bores from both
 * faces of an upright would meet.
 */
function placeShelfPins({parts: [shelf, panel], sign, faces}: Facing): Fastener[] {
  const inset = sign > 0 ? 60 : 60 + systemPitch;
  return [getLow(shelf, 1) + inset, getHigh(shelf, 1) - inset].map((y) => ({
    holes: [{part: panel, opening: [faces[1], y, getLow(shelf, 2) - 2.5], axis: 'x', sign, diameter: 5, depth: 10}],
    fittings: {pin: 1},
  }));
}

/** A door has two hinges, and one more for each of these heights that it exceeds, in mm. */
const hingeHeights = [900, 1600, 2000];

/** Cup hinges at the left edge of a door; the last of several doors hangs at its right. Equal doors are bored alike. */
function placeHinges({parts: [door, panel]}: Facing, parts: readonly Part[]): Fastener[] {
  const doors = parts.filter(({kind}) => kind === 'door');
  const isLast = doors.length > 1 && doors.every(({place}) => place[0] <= door.place[0]);
  const side = isLast ? 1 : -1;
  if (Math.sign(panel.place[0] - door.place[0]) !== side) return [];
  const edge = side > 0 ? getHigh(door, 0) : getLow(door, 0);
  const face = panel.place[0] - (side * panel.size[0]) / 2;
  const count = 2 + hingeHeights.filter((height) => door.size[2] > height).length;
  const fromEnd = Math.min(100, door.size[2] / 4);
  const range = door.size[2] - 2 * fromEnd;
  const boreDoor = (fromEdge: number, z: number, [diameter, depth]: Bore): Hole => ({
    part: door,
    opening: [edge - side * fromEdge, getHigh(door, 1), z],
    axis: 'y',
    sign: -1,
    diameter,
    depth,
  });
  const borePanel = (z: number): Hole => ({
    part: panel,
    opening: [face, getLow(panel, 1) + 37, z],
    axis: 'x',
    sign: side,
    diameter: 5,
    depth: 11,
  });
  const heights = Array.from({length: count}, (_, index) => getLow(door, 2) + fromEnd + (index * range) / (count - 1));
  return heights.map((z) => ({
    holes: [
      boreDoor(22.5, z, [35, 12.5]),
      ...[z - 16, z + 16].map(borePanel),
      // The screws of the cup, in the pattern 45 / 9.5.
      ...[z - 22.5, z + 22.5].map((screw) => boreDoor(32, screw, [2.5, 10])),
    ],
    fittings: {[panel.kind === 'side' ? 'hingeFull' : 'hingeHalf']: 1, 'screw3.5x15': 2, 'euroScrew6.3x11': 2},
  }));
}

/**
 * A runner between a drawer and the panel beside it. Its screws are in every second system hole. On the left face of an upright they
 * are in the others, because they would meet those from the right.
 */
function placeRunners(facing: Facing): Fastener[] {
  const [drawer, panel] = facing.parts;
  const length = Math.floor((getHigh(drawer, 1) - getLow(drawer, 1)) / 50) * 50;
  const z = drawer.place[2];
  const first = facing.sign > 0 ? 37 + systemPitch : 37;
  const pitch = 2 * systemPitch;
  const toPitch = (distance: number) => pitch * Math.floor(distance / pitch);
  const fromFront = [first, first + toPitch(length / 2 - 40), first + toPitch(length - 120)];
  return [
    {
      holes: fromFront.flatMap((distance) =>
        boreBoth(facing, [0, getLow(panel, 1) + distance, z], [2.5, 9], [2.5, 10]),
      ),
      fittings: {[`slide${length}`]: 1, 'screw3.5x10': 3, 'screw3.5x15': 3},
    },
  ];
}

/** Screws through the head of a drawer into its front, with washers in the gap. */
function placeFrontScrews(facing: Facing): Fastener[] {
  const [bottom, top] = [facing.from[2], facing.to[2]];
  const rows = top - bottom >= 100 ? [bottom + 35, top - 25] : [(bottom + top) / 2];
  return spread(facing.from[0], facing.to[0], 40, 600).flatMap((x) =>
    rows.map((z) => ({
      holes: boreForScrew(facing, [x, 0, z], 4.5, [2.5, 12]),
      fittings: {screw4x30: 1, frontWasher: 1},
    })),
  );
}

/** A holder at the end of a clothes rail, with a screw before and one behind the rail. */
function placeRailHolders({parts: [rail, panel], sign, faces}: Facing): Fastener[] {
  return [
    {
      holes: [-20, 20].map((offset) => ({
        part: panel,
        opening: [faces[1], rail.place[1] + offset, rail.place[2]],
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
function placeHangingHolders({parts: [rail, top], faces}: Facing): Fastener[] {
  if (rail.grain !== 'y') return [];
  return [getLow(rail, 1) + 60, getHigh(rail, 1) - 60].map((y) => ({
    holes: [-16, 16].map((x) => ({
      part: top,
      opening: [rail.place[0] + x, y, faces[1]],
      axis: 'z',
      sign: 1,
      diameter: 2.5,
      depth: 10,
    })),
    fittings: {hangingRailHolder: 1, 'screw3.5x15': 2},
  }));
}

/** The thread of a levelling foot: a nut welded below the flange, because the base lies on the flange. */
function placeLevellingFoot({parts: [foot, flange], faces}: Facing): Fastener[] {
  return [
    {
      holes: [
        {
          part: flange,
          opening: [foot.place[0], foot.place[1], faces[1]],
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

// They are thin, because two backs share the edge of an upright.
const placeBackScrews = placeScrews('screw3x30', 3, [2, 20]);

/** Two backs share the edge of an upright: the screws of the right one are between those of the left one. */
function placeSharedBackScrews(facing: Facing): Fastener[] {
  const fasteners = placeBackScrews(facing);
  const isRightOne = facing.from[0] > getLow(facing.parts[1], 0) + 1;
  if (!isRightOne) return fasteners;
  return fasteners.slice(1).map(({holes, fittings}, index) => {
    const halfPitch = (holes[0]!.opening[2] - fasteners[index]!.holes[0]!.opening[2]) / 2;
    const lower = ({opening: [x, y, z], ...hole}: Hole): Hole => ({...hole, opening: [x, y, z - halfPitch]});
    return {holes: holes.map(lower), fittings};
  });
}

const placeBattenScrews = placeScrews('screw4x40', 4.5, [2.5, 20]);

/** The fittings of parts that touch without a joint of their own, hang or slide. The first rules place their fasteners first. */
export const fittingRules: readonly FittingRule[] = [
  {pair: ['bottom', 'side'], axis: 'x', declared: 'knockdown', kind: 'screw', fasten: placeCams},
  {pair: ['top', 'side'], axis: 'x', declared: 'knockdown', kind: 'screw', fasten: placeCams},
  {pair: ['upright', 'bottom'], axis: 'z', declared: 'knockdown', kind: 'screw', fasten: placeUprightScrews},
  {pair: ['upright', 'top'], axis: 'z', declared: 'knockdown', kind: 'screw', fasten: placeUprightScrews},
  {pair: ['plinth', 'plinth'], axis: 'y', kind: 'dowel', fasten: placeDowels},
  {pair: ['plinth', 'bottom'], axis: 'z', kind: 'dowel', orGlue: true, fasten: placeDowels},
  {pair: ['side', 'top'], axis: 'z', kind: 'dowel', fasten: placeDowels},
  {pair: ['batten', 'upright'], axis: 'y', kind: 'screw', fasten: placeBattenScrews},
  {pair: ['batten', 'stave'], axis: 'z', declared: 'dovetail', kind: 'screw', fasten: placeBattenFixing},
  {pair: ['back', 'side'], axis: 'y', declared: 'rebate', kind: 'screw', fasten: placeBackScrews},
  {pair: ['back', 'bottom'], axis: 'y', kind: 'screw', fasten: placeBackScrews},
  {pair: ['back', 'top'], axis: 'y', kind: 'screw', fasten: placeBackScrews},
  {pair: ['back', 'upright'], axis: 'y', kind: 'screw', fasten: placeSharedBackScrews},
  {pair: ['rail', 'bottom'], axis: 'z', kind: 'dowel', fasten: placeDowels},
  {pair: ['leg', 'bottom'], axis: 'z', maxGap: 3, kind: 'screw', fasten: placeLegPlate},
  {pair: ['side', 'side'], axis: 'x', kind: 'bolt', fasten: placeBolts},
  {pair: ['beam', 'stave'], axis: 'z', kind: 'bracket', maxFasteners: 1, fasten: placeTableBrackets},
  {pair: ['shelf', 'side'], axis: 'x', maxGap: 2, kind: 'pin', fasten: placeShelfPins},
  {pair: ['shelf', 'upright'], axis: 'x', maxGap: 2, kind: 'pin', fasten: placeShelfPins},
  {pair: ['door', 'side'], axis: 'y', maxGap: 4, kind: 'hinge', fasten: placeHinges},
  {pair: ['door', 'upright'], axis: 'y', maxGap: 4, kind: 'hinge', fasten: placeHinges},
  {pair: ['drawerSide', 'side'], axis: 'x', maxGap: 14, kind: 'slide', fasten: placeRunners},
  {pair: ['drawerSide', 'upright'], axis: 'x', maxGap: 14, kind: 'slide', fasten: placeRunners},
  {pair: ['drawerEnd', 'drawerFront'], axis: 'y', maxGap: 4, kind: 'screw', fasten: placeFrontScrews},
  {pair: ['clothesRail', 'side'], axis: 'x', maxGap: 3, kind: 'railHolder', fasten: placeRailHolders},
  {pair: ['clothesRail', 'upright'], axis: 'x', maxGap: 3, kind: 'railHolder', fasten: placeRailHolders},
  {pair: ['clothesRail', 'top'], axis: 'z', maxGap: 90, kind: 'railHolder', fasten: placeHangingHolders},
  {pair: ['foot', 'flange'], axis: 'z', maxGap: 90, kind: 'foot', fasten: placeLevellingFoot},
];
