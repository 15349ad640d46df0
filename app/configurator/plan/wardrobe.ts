import {drawer} from './drawer';
import {joint, part, type Block, type Part} from './part';

/** Millimetres. There is a side every 50 cm. */
const bay = 500;
const plinth = {high: 80, setBack: 40};
const gap = 3;
const inGroove = 8;
const backThick = 8;
const drawerFront = 220;
const drawers = 2;
const rail = {round: 25, below: 80};

/** From this depth on clothes hang at right angles to the wall, in mm; in less their rail runs from front to back. */
const deep = 580;

/** Longest panel that is sawn from one sheet, in mm. */
const maxPanel = 1500;

/**
 * A wardrobe: sides, bottom and top, birch inside; a door for each bay, and a drawer below the first two. Its width is its
 * depth.
 */
export function wardrobe({length, width, height, thickness, material}: Block): Part[] {
  const left = -length / 2;
  const bays = Math.max(1, Math.round(length / bay));
  const line = (index: number) => left + (index * length) / bays;
  const [front, back] = [-width / 2, width / 2];
  const carcassFront = front + thickness + 2;
  const inner: [number, number] = [carcassFront, back - backThick];
  const floor = plinth.high + thickness;
  const ceiling = height - thickness;
  /** Clear inside of a bay. */
  const clear = (index: number): [number, number] => [
    line(index) + (index === 0 ? thickness : thickness / 2),
    line(index + 1) - (index === bays - 1 ? thickness : thickness / 2),
  ];
  const plain = {colored: false};
  const parts: Part[] = [];
  const outer = ['side-left', 'side-right'] as const;
  outer.forEach((id, index) => {
    const x = index ? length / 2 - thickness : left;
    parts.push(
      part(
        id,
        material,
        [
          [x, x + thickness],
          [carcassFront, back],
          [0, height],
        ],
        'z',
      ),
    );
  });

  // Long panels are made of two, which meet at a side.
  const cuts = length > maxPanel ? [0, Math.ceil(bays / 2), bays] : [0, bays];
  const panels = cuts.slice(1).map((to, index) => {
    const from = cuts[index] ?? 0;
    const meets = outer.filter((_, end) => (end ? to === bays : from === 0));
    const groove = (at: number) => (at === 0 ? thickness - inGroove : at === bays ? inGroove - thickness : 0);
    const x: [number, number] = [line(from) + groove(from), line(to) + groove(to)];
    const joints = joint('dado', ...meets);
    const number = index + 1;
    parts.push(
      part(`bottom-${number}`, 'birch', [x, inner, [plinth.high, floor]], 'x', {...plain, joints}),
      part(`top-${number}`, 'birch', [x, inner, [ceiling, height]], 'x', {...plain, joints}),
      part(
        `plinth-${number}`,
        'birch',
        [
          [Math.max(line(from), left + thickness), Math.min(line(to), -left - thickness)],
          [carcassFront + plinth.setBack, carcassFront + plinth.setBack + thickness],
          [0, plinth.high],
        ],
        'x',
        plain,
      ),
    );
    return {from, to, number};
  });
  for (let index = 1; index < bays; index += 1) {
    const x = line(index);
    const near = panels.filter(({from, to}) => from <= index && index <= to);
    const joints = joint('dado', ...near.flatMap(({number}) => [`bottom-${number}`, `top-${number}`]));
    parts.push(
      part(
        `upright-${index}`,
        'birch',
        [[x - thickness / 2, x + thickness / 2], inner, [floor - inGroove, ceiling + inGroove]],
        'z',
        {...plain, joints},
      ),
    );
  }
  for (let index = 0; index < bays; index += 1) {
    const number = index + 1;
    const [from, to] = [line(index), line(index + 1)];
    const inside = clear(index);
    const neighbours = [index ? `upright-${index}` : outer[0], index < bays - 1 ? `upright-${number}` : outer[1]];
    const sides = outer.filter((_, end) => (end ? index === bays - 1 : index === 0));
    const hasDrawer = index < drawers;
    const above = plinth.high + gap + (hasDrawer ? drawerFront + gap : 0);
    const face: [number, number] = [from + gap / 2, to - gap / 2];
    parts.push(
      part(
        `back-${number}`,
        'birch',
        [
          [index ? from : from + thickness - inGroove, index < bays - 1 ? to : to - thickness + inGroove],
          [back - backThick, back],
          [plinth.high, height],
        ],
        'z',
        {...plain, joints: joint('dado', ...sides)},
      ),
      part(`door-${number}`, material, [face, [front, front + thickness], [above, height - gap]], 'z'),
      part(
        `rail-${number}`,
        'birch',
        [
          width >= deep ? inside : middleOf(inside, rail.round),
          width >= deep ? middleOf(inner, rail.round) : inner,
          [ceiling - rail.below - rail.round, ceiling - rail.below],
        ],
        width >= deep ? 'x' : 'y',
        {...plain, radius: rail.round / 2},
      ),
    );
    if (!hasDrawer) continue;
    const shelf = above - gap - gap / 2;
    parts.push(
      part(
        `drawer-${number}-front`,
        material,
        [face, [front, front + thickness], [plinth.high + gap, plinth.high + gap + drawerFront]],
        'x',
      ),
      part(
        `shelf-${number}`,
        'birch',
        [[inside[0] - inGroove, inside[1] + inGroove], inner, [shelf, shelf + thickness]],
        'x',
        {...plain, joints: joint('dado', ...neighbours)},
      ),
      ...drawer(`drawer-${number}`, inside, [carcassFront, back - backThick - 30], floor + 12),
    );
  }
  return parts;
}

function middleOf([from, to]: readonly [number, number], size: number): [number, number] {
  return [(from + to - size) / 2, (from + to + size) / 2];
}
