import {around, joint, part, type Block, type Part} from './part';

/** Widest board that is glued into a top, in mm: wider ones cup. */
const maxStave = 140;

const staveCount = (width: number) => Math.ceil(width / maxStave);

/** A top of full-length boards, glued edge to edge. */
export function staves({length, width, height, thickness, material}: Block, bevel?: number): Part[] {
  const count = staveCount(width);
  const stave = width / count;
  return Array.from({length: count}, (_, index) => {
    const front = index * stave - width / 2;
    return part(
      `stave-${index + 1}`,
      material,
      [around(0, length), [front, front + stave], [height - thickness, height]],
      'x',
      bevel ? {bevel} : {},
    );
  });
}

/** How a trestle is made. Millimetres. */
interface Trestle {
  /** Section of a leg, across and along the table's length. */
  leg: readonly [deep: number, wide: number];
  /** How far a leg leans outwards, in degrees. */
  lean: number;
  /** Half the distance of the legs' axes at the top. */
  apart: number;
  /** How far the legs stand back from the long edges. */
  inset: number;
  /** Section of the beam below the top. */
  beam: readonly [wide: number, high: number];
  /** Height of the middle of rungs, rail and stretcher. */
  low: number;
}

const strong: Trestle = {leg: [42, 48], lean: 6, apart: 46, inset: 50, beam: [70, 90], low: 250};
const slender: Trestle = {leg: [34, 38], lean: 5, apart: 36, inset: 45, beam: [54, 70], low: 230};

/** Distance of a trestle's middle from the end of the top: at least 20 cm, and 17 % of the length. */
const trestleFromEnd = (length: number) => Math.max(200, length * 0.17);

/** Knees of somebody who sits at the end are this far below the top, in mm. */
const kneesBelow = 180;

/** A batten's depth in the top, and below it. */
const batten = {wide: 60, inTop: 12, below: 26, fromEdge: 80, beside: 110};

/** A table or a desk: a top with two sliding battens on two trestles, which a stretcher with two keys joins. */
function trestleTable(block: Block, trestle: Trestle, bevel: number): Part[] {
  const {length, width, height, thickness, material} = block;
  const below = height - thickness;
  const x = length / 2 - trestleFromEnd(length);
  const top = staves(block, bevel);
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
        material,
        [
          around(middle - sign * batten.beside, batten.wide),
          around(0, width - 2 * batten.fromEdge),
          [below - batten.below, below + batten.inTop],
        ],
        'y',
        {joints: joint('dovetail', ...boards)},
      ),
      ...trestleParts(side, middle, block, trestle),
    );
  }
  return [...parts, ...stretcherParts(x, trestle, material)];
}

function trestleParts(
  side: string,
  middle: number,
  {width, height, thickness, material}: Block,
  trestle: Trestle,
): Part[] {
  const {leg, lean, apart, inset, beam, low} = trestle;
  const below = height - thickness;
  const radians = (lean * Math.PI) / 180;
  const y = width / 2 - inset - leg[0] / 2;
  /** Distance of a leg's axis from the trestle's middle at a height. */
  const axis = (z: number) => apart + (below - z) * Math.tan(radians);
  const id = (name: string) => `${side}-${name}`;
  const parts = [
    part(id('beam'), material, [around(middle, beam[0]), around(0, width - 2 * inset), [below - beam[1], below]], 'y'),
    part(id('rail'), material, [around(middle, 28), around(0, 2 * y), around(low, 90)], 'y', {
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
      part(rung, material, [around(middle, 2 * axis(low)), around(sign * y, 24), around(low, 44)], 'x', {
        joints: joint('tenon', ...legs),
      }),
    );
    legs.forEach((name, index) => {
      const outwards = index * 2 - 1;
      // The length along the leaning axis; both ends are cut level.
      const length = below / Math.cos(radians);
      const at = middle + outwards * axis(below / 2);
      parts.push(
        part(name, material, [around(at, leg[1]), around(sign * y, leg[0]), around(below / 2, length)], 'z', {
          turn: {axis: 'y', degrees: -outwards * lean},
          joints: joint('lap', id('beam')),
        }),
      );
    });
  }
  return parts;
}

/** The stretcher goes through both rails; outside of each a key pulls it tight. */
function stretcherParts(x: number, {low}: Trestle, material: Block['material']): Part[] {
  const parts = [
    part('stretcher', material, [around(0, 2 * x + 130), around(0, 28), around(low, 56)], 'x', {
      joints: joint('tenon', 'left-rail', 'right-rail'),
    }),
  ];
  for (const [side, sign] of [
    ['left', -1],
    ['right', 1],
  ] as const)
    parts.push(
      part(`${side}-key`, material, [around(sign * (x + 21), 14), around(0, 14), around(low + 6, 104)], 'z', {
        joints: joint('wedge', 'stretcher'),
      }),
    );
  return parts;
}

/** From the end of the top of a table to the outer edge of the legs, at the height of knees: room for knees, in mm. */
export function clearAtEnd(length: number): number {
  const {lean, apart, leg} = strong;
  const leaning = (lean * Math.PI) / 180;
  return trestleFromEnd(length) - apart - kneesBelow * Math.tan(leaning) - leg[1] / 2 / Math.cos(leaning);
}

export const table = (block: Block) => trestleTable(block, strong, 22);

/** At the back a slide closes the opening for cables. */
export function desk(block: Block): Part[] {
  const parts = trestleTable(block, slender, 18);
  const {width, height, material} = block;
  const stave = `stave-${staveCount(width)}`;
  const slide = part(
    'slide',
    material,
    [around(0, 160), [width / 2 - 60, width / 2 - 20], [height - 10, height]],
    'x',
    {
      joints: joint('dado', stave),
    },
  );
  return [...parts, slide];
}
