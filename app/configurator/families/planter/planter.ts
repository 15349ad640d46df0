import {defineFamily} from '../family';
import {around, joint, part, type Part} from '../part';

/** Millimetres. The sheet is bent to an outer radius of twice its thickness. */
const plinth = {above: 6, flange: 40};
const foot = {wide: 40, high: 12, setBack: 4};

/** Sides across and along the planter, with the direction in which they lie. */
const signs = [
  ['front', 'left', -1],
  ['back', 'right', 1],
] as const;

/** Above this height a tie inside holds front and back together, in mm. */
const tall = 700;
const tie = {thick: 4, wide: 30};

/**
 * A box of one sheet: base and walls folded, corners welded, the upper edge folded twice, on a plinth that stands back and
 * four levelling feet.
 */
export const planter = defineFamily({
  handle: /kliv/,
  kind: 'kliv',
  material: 'steel',
  sizes: {
    thickness: {default: 2, min: 1, max: 6},
    depth: {default: 400, min: 200, max: 1500},
    plinthHeight: {default: 30, min: 20, max: 80},
    plinthSetback: {default: 30, min: 10, max: 40},
    /** Of the upper edge, and of what it is folded down to. */
    edgeWidth: {default: 30, min: 15, max: 60},
    edgeDepth: {default: 20, min: 10, max: 50},
  },
  fixed: 'depth',
  widthName: 'width',
  drawing: {views: ['front', 'left'], person: true, plants: 300, depthBefore: true},
  parts: planterParts,
});

interface Planter {
  length: number;
  depth: number;
  height: number;
  sizes: Record<'thickness' | 'plinthHeight' | 'plinthSetback' | 'edgeWidth' | 'edgeDepth', number>;
  material: Part['material'];
}

function planterParts({length, depth, height, sizes, material}: Planter): Part[] {
  const {thickness: t, plinthHeight: base, plinthSetback, edgeWidth, edgeDepth} = sizes;
  const radius = 2 * t;
  const [x, y] = [length / 2, depth / 2];
  const parts = [
    part(
      'base',
      'base',
      material,
      [
        [-x, x],
        [-y, y],
        [base, base + t],
      ],
      null,
      {radius},
    ),
  ];
  for (const [side, , sign] of signs) {
    const out = sign * y;
    parts.push(
      part(side, 'wall', material, [[-x, x], inwards(out, sign, 0, t), [base, height]], null, {
        radius,
        joints: joint('fold', 'base'),
      }),
      part(`${side}-edge`, 'edge', material, [[-x, x], inwards(out, sign, 0, edgeWidth), [height - t, height]], null, {
        radius,
        joints: [...joint('fold', side), ...joint('weld', 'left', 'right')],
      }),
      part(
        `${side}-return`,
        'return',
        material,
        [
          [edgeWidth - t - x, x - edgeWidth + t],
          inwards(out, sign, edgeWidth - t, edgeWidth),
          [height - edgeDepth, height],
        ],
        null,
        {radius, joints: joint('fold', `${side}-edge`)},
      ),
    );
  }
  for (const [, side, sign] of signs) {
    const out = sign * x;
    const between: [number, number] = [edgeWidth - y, y - edgeWidth];
    parts.push(
      part(side, 'wall', material, [inwards(out, sign, 0, t), [-y, y], [base, height]], null, {
        radius,
        joints: [...joint('fold', 'base'), ...joint('weld', 'front', 'back')],
      }),
      part(`${side}-edge`, 'edge', material, [inwards(out, sign, 0, edgeWidth), between, [height - t, height]], null, {
        radius,
        joints: joint('fold', side),
      }),
      part(
        `${side}-return`,
        'return',
        material,
        [inwards(out, sign, edgeWidth - t, edgeWidth), between, [height - edgeDepth, height]],
        null,
        {radius, joints: joint('fold', `${side}-edge`)},
      ),
    );
  }
  if (height > tall)
    parts.push(
      part(
        'tie',
        'tie',
        material,
        [around(0, tie.wide), [t - y, y - t], around((base + height) / 2, tie.thick)],
        null,
        {
          colored: false,
        },
      ),
    );
  return [...parts, ...plinthParts(x - plinthSetback, y - plinthSetback, sizes, material)];
}

/** What reaches from an outer face inwards, from one distance to another. */
function inwards(out: number, sign: number, from: number, to: number): [number, number] {
  return sign < 0 ? [out + from, out + to] : [out - to, out - from];
}

/** Strips on edge, each with a flange below the base that carries a foot at each end. */
function plinthParts(
  x: number,
  y: number,
  {thickness: t, plinthHeight}: Planter['sizes'],
  material: Part['material'],
): Part[] {
  const plain = {colored: false};
  const upright: [number, number] = [plinth.above, plinthHeight];
  const flange: [number, number] = [plinthHeight - t, plinthHeight];
  const inside = t + foot.setBack + foot.wide / 2;
  const inner = t + plinth.flange;
  return signs.flatMap(([front, left, sign]) => [
    part(`plinth-${front}`, 'plinth', material, [[-x, x], inwards(sign * y, sign, 0, t), upright], null, plain),
    part(`plinth-${left}`, 'plinth', material, [inwards(sign * x, sign, 0, t), [t - y, y - t], upright], null, plain),
    part(
      `flange-${front}`,
      'flange',
      material,
      [[t - x, x - t], inwards(sign * y, sign, t, inner), flange],
      null,
      plain,
    ),
    part(
      `flange-${left}`,
      'flange',
      material,
      [inwards(sign * x, sign, t, inner), [inner - y, y - inner], flange],
      null,
      plain,
    ),
    ...signs.map(([, side, across]) =>
      part(
        `foot-${front}-${side}`,
        'foot',
        material,
        [around(across * (x - inside), foot.wide), around(sign * (y - inside), foot.wide), [0, foot.high]],
        null,
        plain,
      ),
    ),
  ]);
}
