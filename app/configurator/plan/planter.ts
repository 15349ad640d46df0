import {around, joint, part, type Part} from './part';

/** What a planter is made of, in mm. */
interface Sheet {
  width: number;
  height: number;
  depth: number;
  thickness: number;
}

/** Millimetres. The sheet is bent to an outer radius of twice its thickness. */
const plinth = {high: 30, above: 6, setBack: 30, flange: 40};
const foot = {wide: 40, high: 12, setBack: 4};
const edge = {wide: 30, deep: 20};

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
export function planter({width, height, depth, thickness: t}: Sheet): Part[] {
  const radius = 2 * t;
  const [x, y] = [width / 2, depth / 2];
  const base = plinth.high;
  const parts = [
    part(
      'base',
      'steel',
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
      part(side, 'steel', [[-x, x], inwards(out, sign, 0, t), [base, height]], null, {
        radius,
        joints: joint('fold', 'base'),
      }),
      part(`${side}-edge`, 'steel', [[-x, x], inwards(out, sign, 0, edge.wide), [height - t, height]], null, {
        radius,
        joints: [...joint('fold', side), ...joint('weld', 'left', 'right')],
      }),
      part(
        `${side}-return`,
        'steel',
        [
          [edge.wide - t - x, x - edge.wide + t],
          inwards(out, sign, edge.wide - t, edge.wide),
          [height - edge.deep, height],
        ],
        null,
        {radius, joints: joint('fold', `${side}-edge`)},
      ),
    );
  }
  for (const [, side, sign] of signs) {
    const out = sign * x;
    const between: [number, number] = [edge.wide - y, y - edge.wide];
    parts.push(
      part(side, 'steel', [inwards(out, sign, 0, t), [-y, y], [base, height]], null, {
        radius,
        joints: [...joint('fold', 'base'), ...joint('weld', 'front', 'back')],
      }),
      part(`${side}-edge`, 'steel', [inwards(out, sign, 0, edge.wide), between, [height - t, height]], null, {
        radius,
        joints: joint('fold', side),
      }),
      part(
        `${side}-return`,
        'steel',
        [inwards(out, sign, edge.wide - t, edge.wide), between, [height - edge.deep, height]],
        null,
        {radius, joints: joint('fold', `${side}-edge`)},
      ),
    );
  }
  if (height > tall)
    parts.push(
      part('tie', 'steel', [around(0, tie.wide), [t - y, y - t], around((base + height) / 2, tie.thick)], null, {
        colored: false,
      }),
    );
  return [...parts, ...plinthParts(x - plinth.setBack, y - plinth.setBack, t)];
}

/** What reaches from an outer face inwards, from one distance to another. */
function inwards(out: number, sign: number, from: number, to: number): [number, number] {
  return sign < 0 ? [out + from, out + to] : [out - to, out - from];
}

/** Strips on edge, each with a flange below the base that carries a foot at each end. */
function plinthParts(x: number, y: number, t: number): Part[] {
  const plain = {colored: false};
  const upright: [number, number] = [plinth.above, plinth.high];
  const flange: [number, number] = [plinth.high - t, plinth.high];
  const inside = t + foot.setBack + foot.wide / 2;
  const inner = t + plinth.flange;
  return signs.flatMap(([front, left, sign]) => [
    part(`plinth-${front}`, 'steel', [[-x, x], inwards(sign * y, sign, 0, t), upright], null, plain),
    part(`plinth-${left}`, 'steel', [inwards(sign * x, sign, 0, t), [t - y, y - t], upright], null, plain),
    part(`flange-${front}`, 'steel', [[t - x, x - t], inwards(sign * y, sign, t, inner), flange], null, plain),
    part(`flange-${left}`, 'steel', [inwards(sign * x, sign, t, inner), [inner - y, y - inner], flange], null, plain),
    ...signs.map(([, side, across]) =>
      part(
        `foot-${front}-${side}`,
        'steel',
        [around(across * (x - inside), foot.wide), around(sign * (y - inside), foot.wide), [0, foot.high]],
        null,
        plain,
      ),
    ),
  ]);
}
