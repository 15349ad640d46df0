import type {Size} from '../family';
import {around, joint, part, type Part} from '../part';
import {staves} from '../staves';

/** Sizes that tables and desks share. Millimetres. */
interface TrestleSizes {
  thickness: number;
  staveWidth: number;
  /** Width of the bevel of the top's lower edges. */
  bevel: number;
  /** Section of a leg along the table's length, and across it. */
  legWidth: number;
  legDepth: number;
  /** How far the legs stand back from the long edges. */
  legInset: number;
  /** Section of the beam below the top. */
  beamWidth: number;
  beamHeight: number;
  /** Least distance of a trestle's middle from the end of the top. */
  overhang: number;
  /** Height of the middle of rungs, rails and stretcher. */
  stretcherHeight: number;
}

/** What makes a trestle stand as it does. */
interface Stance {
  /** How far a leg leans outwards, in degrees. */
  lean: number;
  /** Half the distance of the legs' axes at the top, in mm. */
  apart: number;
}

interface TrestleTable extends Size {
  sizes: TrestleSizes;
  stance: Stance;
  material: Part['material'];
}

/** Distance of a trestle's middle from the end of the top: the overhang at least, and 17 % of the length. */
const trestleFromEnd = (length: number, {overhang}: TrestleSizes) => Math.max(overhang, length * 0.17);

/** Knees of somebody who sits at the end are this far below the top, in mm. */
const kneesBelow = 180;

/** A batten's depth in the top, and below it. */
const batten = {wide: 60, inTop: 12, below: 26, fromEdge: 80, beside: 110};

/** A table or a desk: a top with two sliding battens on two trestles, which a stretcher with two keys joins. */
export function trestleTable(table: TrestleTable): Part[] {
  const {length, depth, height, sizes, material} = table;
  const below = height - sizes.thickness;
  const x = length / 2 - trestleFromEnd(length, sizes);
  const top = staves({length, depth, height, material, ...sizes});
  const boards = top.map(({id}) => id);
  const parts = [...top];
  for (const [side, sign] of [
    ['left', -1],
    ['right', 1],
  ] as const) {
    const middle = sign * x;
    parts.push(
      part(
        `${side}-batten`,
        'batten',
        material,
        [
          around(middle - sign * batten.beside, batten.wide),
          around(0, depth - 2 * batten.fromEdge),
          [below - batten.below, below + batten.inTop],
        ],
        'y',
        {joints: joint('dovetail', ...boards)},
      ),
      ...trestleParts(side, middle, table),
    );
  }
  return [...parts, ...stretcherParts(x, table)];
}

function trestleParts(side: string, middle: number, {depth, height, sizes, stance, material}: TrestleTable): Part[] {
  const {thickness, legWidth, legDepth, legInset, beamWidth, beamHeight, stretcherHeight: low} = sizes;
  const {lean, apart} = stance;
  const below = height - thickness;
  const radians = (lean * Math.PI) / 180;
  const y = depth / 2 - legInset - legDepth / 2;
  /** Distance of a leg's axis from the trestle's middle at a height. */
  const axis = (z: number) => apart + (below - z) * Math.tan(radians);
  const id = (name: string) => `${side}-${name}`;
  const parts = [
    part(
      id('beam'),
      'beam',
      material,
      [around(middle, beamWidth), around(0, depth - 2 * legInset), [below - beamHeight, below]],
      'y',
    ),
    part(id('rail'), 'rail', material, [around(middle, 28), around(0, 2 * y), around(low, 90)], 'y', {
      joints: joint('tenon', id('rung-front'), id('rung-back')),
    }),
  ];
  for (const [end, sign] of [
    ['front', -1],
    ['back', 1],
  ] as const) {
    const rung = id(`rung-${end}`);
    const legs = [id(`leg-${end}-left`), id(`leg-${end}-right`)];
    parts.push(
      part(rung, 'rung', material, [around(middle, 2 * axis(low)), around(sign * y, 24), around(low, 44)], 'x', {
        joints: joint('tenon', ...legs),
      }),
    );
    legs.forEach((name, index) => {
      const outwards = index * 2 - 1;
      // The length along the leaning axis; both ends are cut level.
      const length = below / Math.cos(radians);
      const at = middle + outwards * axis(below / 2);
      parts.push(
        part(
          name,
          'leg',
          material,
          [around(at, legWidth), around(sign * y, legDepth), around(below / 2, length)],
          'z',
          {
            turn: {axis: 'y', degrees: -outwards * lean},
            joints: joint('lap', id('beam')),
          },
        ),
      );
    });
  }
  return parts;
}

/** The stretcher goes through both rails; outside of each a key pulls it tight. */
function stretcherParts(x: number, {sizes: {stretcherHeight: low}, material}: TrestleTable): Part[] {
  const parts = [
    part('stretcher', 'stretcher', material, [around(0, 2 * x + 130), around(0, 28), around(low, 56)], 'x', {
      joints: joint('tenon', 'left-rail', 'right-rail'),
    }),
  ];
  for (const [side, sign] of [
    ['left', -1],
    ['right', 1],
  ] as const)
    parts.push(
      part(`${side}-key`, 'key', material, [around(sign * (x + 21), 14), around(0, 14), around(low + 6, 104)], 'z', {
        joints: joint('wedge', 'stretcher'),
      }),
    );
  return parts;
}

/** From the end of the top to the outer edge of the legs, at the height of knees: room for knees, in mm. */
export function clearAtEnd(length: number, sizes: TrestleSizes, {lean, apart}: Stance): number {
  const leaning = (lean * Math.PI) / 180;
  const leg = sizes.legWidth / 2 / Math.cos(leaning);
  return trestleFromEnd(length, sizes) - apart - kneesBelow * Math.tan(leaning) - leg;
}
