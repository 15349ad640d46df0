import type {Size} from '../family';
import {centerAt, createJoints, createPart, createTenons, type Part} from './part';
import {createStretcher} from './stretcher';
import {createStaves} from './staves';

/** Sizes that tables and desks share. Millimetres. */
interface TrestleSizes {
  thickness: number;
  staveWidth: number;
  /** The width of the bevel of the top's lower edges. */
  bevel: number;
  /** The section of a leg along the table's length, and across it. */
  legWidth: number;
  legDepth: number;
  /** How far the legs stand back from the long edges. */
  legInset: number;
  /** The height of the beam below the top. It is as wide as the legs need. */
  beamHeight: number;
  /** The least distance of a trestle's middle from the end of the top. */
  overhang: number;
  /** The height of the middle of rungs, rails and stretcher. */
  stretcherHeight: number;
}

/** How the legs of a trestle stand. */
interface Stance {
  /** How far a leg leans outwards, in degrees. */
  lean: number;
  /** Half the distance between the axes of two legs at the top, in mm. */
  halfDistance: number;
}

interface TrestleTable extends Size {
  sizes: TrestleSizes;
  stance: Stance;
  material: Part['material'];
}

/** The distance of a trestle's middle from the end of the top: 17 % of the length, but at least the overhang. */
const computeTrestleInset = (length: number, {overhang}: TrestleSizes) => Math.max(overhang, length * 0.17);

/** How far the knees of a person who sits at the end are below the top, in mm. */
const kneeDepth = 180;

/**
 * A sliding batten, partly in the top and partly below it, and its distance from a trestle's middle: between it and the beam there is
 * room for a bracket. Millimetres.
 */
const batten = {width: 60, inTop: 12, belowTop: 26, edgeInset: 80, trestleDistance: 130};

/**
 * The thinnest top, in mm. A screw of 50 mm from below fixes a batten to it: it goes 24 mm deeper than the underside of the top, and
 * 2 mm of wood are left above its tip.
 */
export const minTopThickness = 26;

/** How deep a leg and the beam are let into each other at least, in mm. */
const lapDepth = 10;

/**
 * The sections of these parts in mm, and of their tenons. A rung leaves `wall` mm of a leg at both of its sides, and a rail's tenon
 * `ground` mm of a rung. The stretcher ends beyond the rails; a key is raised above the middle of the stretcher.
 */
const rail = {thickness: 28, height: 90, tenon: {x: 16, z: 28}, tenonLength: 14};
const rung = {thickness: 24, height: 44, wall: 8, ground: 6};
const stretcher = {thickness: 28, height: 56, tenonHeight: 40, beyondRail: 65};
const key = {thickness: 14, height: 104, raise: 6};

/** A table or a desk: a top with two sliding battens on two trestles, which a stretcher with two keys joins. */
export function createTrestleTable(table: TrestleTable): Part[] {
  const {length, depth, height, sizes, material} = table;
  const underside = height - sizes.thickness;
  const x = length / 2 - computeTrestleInset(length, sizes);
  const top = createStaves({length, depth, height, material, ...sizes});
  const staveIds = top.map(({id}) => id);
  const parts = [...top];
  for (const [side, sign] of [
    ['left', -1],
    ['right', 1],
  ] as const) {
    const middle = sign * x;
    parts.push(
      createPart(`${side}-batten`, {
        kind: 'batten',
        material,
        ends: [
          centerAt(middle - sign * batten.trestleDistance, batten.width),
          centerAt(0, depth - 2 * batten.edgeInset),
          [underside - batten.belowTop, underside + batten.inTop],
        ],
        grain: 'y',
        joints: createJoints('dovetail', ...staveIds),
      }),
      ...createTrestle(side, middle, table),
    );
  }
  return [...parts, ...createKeyedStretcher(x, table)];
}

function createTrestle(side: string, middle: number, {depth, height, sizes, stance, material}: TrestleTable): Part[] {
  const {thickness, legWidth, legDepth, legInset, beamHeight, stretcherHeight} = sizes;
  const {lean, halfDistance} = stance;
  const underside = height - thickness;
  const radians = (lean * Math.PI) / 180;
  const y = depth / 2 - legInset - legDepth / 2;
  /** The distance of a leg's axis from the trestle's middle at a height. */
  const getAxisDistance = (z: number) => halfDistance + (underside - z) * Math.tan(radians);
  const createId = (name: string) => `${side}-${name}`;
  // A leg leans outwards, so it is let in least at the lower side of the beam. There each gives way by half of what they share.
  const innerFace = getAxisDistance(underside - beamHeight) - legWidth / 2 / Math.cos(radians);
  const beamWidth = Math.ceil(2 * (innerFace + 2 * lapDepth));
  const rungThickness = Math.min(rung.thickness, legDepth - 2 * rung.wall);
  const tenonLength = Math.min(rail.tenonLength, rungThickness - rung.ground);
  const railLength = 2 * y - rungThickness + 2 * tenonLength;
  const parts = [
    createPart(createId('beam'), {
      kind: 'beam',
      material,
      ends: [centerAt(middle, beamWidth), centerAt(0, depth - 2 * legInset), [underside - beamHeight, underside]],
      grain: 'y',
    }),
    createPart(createId('rail'), {
      kind: 'rail',
      material,
      ends: [centerAt(middle, rail.thickness), centerAt(0, railLength), centerAt(stretcherHeight, rail.height)],
      grain: 'y',
      joints: createTenons(rail.tenon, createId('rung-front'), createId('rung-back')),
    }),
  ];
  for (const [end, sign] of [
    ['front', -1],
    ['back', 1],
  ] as const) {
    const legs = [createId(`leg-${end}-left`), createId(`leg-${end}-right`)];
    const rungLength = 2 * getAxisDistance(stretcherHeight);
    parts.push(
      createPart(createId(`rung-${end}`), {
        kind: 'rung',
        material,
        ends: [centerAt(middle, rungLength), centerAt(sign * y, rungThickness), centerAt(stretcherHeight, rung.height)],
        grain: 'x',
        joints: createJoints('tenon', ...legs),
      }),
    );
    legs.forEach((name, index) => {
      const outwards = index * 2 - 1;
      // The length along the leaning axis; both ends are cut level.
      const length = underside / Math.cos(radians);
      const legMiddle = middle + outwards * getAxisDistance(underside / 2);
      parts.push(
        createPart(name, {
          kind: 'leg',
          material,
          ends: [centerAt(legMiddle, legWidth), centerAt(sign * y, legDepth), centerAt(underside / 2, length)],
          grain: 'z',
          turn: {axis: 'y', degrees: -outwards * lean},
          joints: createJoints('lap', createId('beam')),
        }),
      );
    });
  }
  return parts;
}

/** The stretcher's tenons go through both rails; outside of each a key pulls its shoulders against the rail. */
function createKeyedStretcher(x: number, {sizes: {stretcherHeight}, material}: TrestleTable): Part[] {
  const keyX = x + (rail.thickness + key.thickness) / 2;
  const {thickness, height, tenonHeight, beyondRail} = stretcher;
  const parts = [
    createStretcher(
      {material, length: 2 * (x + beyondRail), thickness, height, middle: stretcherHeight},
      createTenons({z: tenonHeight}, 'left-rail', 'right-rail'),
    ),
  ];
  for (const [side, sign] of [
    ['left', -1],
    ['right', 1],
  ] as const)
    parts.push(
      createPart(`${side}-key`, {
        kind: 'key',
        material,
        ends: [
          centerAt(sign * keyX, key.thickness),
          centerAt(0, key.thickness),
          centerAt(stretcherHeight + key.raise, key.height),
        ],
        grain: 'z',
        joints: createJoints('wedge', 'stretcher'),
      }),
    );
  return parts;
}

/** The room for knees at an end: from the end of the top to the legs, at the height of knees, in mm. */
export function computeEndClearance(length: number, sizes: TrestleSizes, {lean, halfDistance}: Stance): number {
  const radians = (lean * Math.PI) / 180;
  const halfLeg = sizes.legWidth / 2 / Math.cos(radians);
  return computeTrestleInset(length, sizes) - halfDistance - kneeDepth * Math.tan(radians) - halfLeg;
}
