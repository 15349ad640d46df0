import {
  computeBay,
  createCarcassLayout,
  createUprights,
  grooveDepth,
  plain,
  sideIds,
  type CarcassLayout,
} from './parts/carcass';
import {createDrawer} from './parts/drawer';
import {defineFamily, type Size} from './family';
import {createJoints, createPart, type Extent, type Part} from './parts/part';

/** The box of a drawer begins and ends so far above the bottom, and ends so far before the back, in mm. */
const drawerBox = {low: 12, high: 172, backGap: 30};

/** The clothes rail, in mm. */
const rail = {diameter: 25, belowTop: 80};

/** How many bays, from the left, have a drawer below their door. */
const drawerBays = 2;

/** A wardrobe of this depth has its clothes rail along the wall; in a shallower one it runs from front to back. Millimetres. */
const deepWardrobe = 580;

/** The longest panel that is sawn from one sheet, in mm. */
const maxPanelLength = 1500;

/** Sides, bottom and top, birch inside; a door for each bay, and a drawer below the first two. */
export const wardrobe = defineFamily({
  secondMeasure: 'depth',
  material: 'oak',
  sizes: {
    thickness: {default: 19, min: 16, max: 30},
    height: {default: 2100, min: 1200, max: 2800},
    /** About the distance between two uprights. */
    bayWidth: {default: 500, min: 350, max: 700},
    plinthHeight: {default: 80, min: 40, max: 200},
    plinthSetback: {default: 40, min: 0, max: 100},
    backThickness: {default: 8, min: 4, max: 12},
    drawerFrontHeight: {default: 220, min: 210, max: 350},
    /** The gap around doors and fronts. */
    gap: {default: 3, min: 1, max: 6},
  },
  fixedSize: 'height',
  drawing: {views: ['front', 'left'], person: true, wall: true},
  createParts(piece) {
    const layout = createCarcassLayout(piece, piece.sizes.plinthHeight, 'birch');
    const bays = Array.from({length: layout.bays}, (_, index) => createBay(layout, index));
    return [...createCarcass(layout), ...bays.flat()];
  },
});

interface Wardrobe extends Size {
  sizes: Record<
    'thickness' | 'bayWidth' | 'plinthHeight' | 'plinthSetback' | 'backThickness' | 'drawerFrontHeight' | 'gap',
    number
  >;
  material: Part['material'];
}

type Layout = Wardrobe & CarcassLayout;

/** Sides, and between them bottom, top, plinth and uprights. */
function createCarcass(layout: Layout): Part[] {
  const {
    bays,
    getBayStart,
    inner,
    floor,
    ceiling,
    carcassFront,
    back,
    length,
    height,
    material,
    panelThickness,
    sizes,
  } = layout;
  const {thickness, plinthHeight, plinthSetback} = sizes;
  const left = -length / 2;
  const sides = sideIds.map((id, index) => {
    const x = index ? length / 2 - thickness : left;
    return createPart(id, {
      kind: 'side',
      material,
      ends: [
        [x, x + thickness],
        [carcassFront, back],
        [0, height],
      ],
      grain: 'z',
    });
  });
  const plinth: Extent = [carcassFront + plinthSetback, carcassFront + plinthSetback + panelThickness];

  // Long panels are made of two, which meet at an upright. `from` and `to` count bays.
  const cuts = length > maxPanelLength ? [0, Math.ceil(bays / 2), bays] : [0, bays];
  const panels = cuts.slice(1).map((to, index) => ({from: cuts[index] ?? 0, to, number: index + 1}));
  const horizontals = panels.flatMap(({from, to, number}) => {
    const [start, end] = [getBayStart(from), getBayStart(to)];
    const [isFirst, isLast] = [from === 0, to === bays];
    // At a side a panel ends in its groove, and the plinth at its inner face.
    const inGrooves: Extent = [
      isFirst ? start + thickness - grooveDepth : start,
      isLast ? end - thickness + grooveDepth : end,
    ];
    const between: Extent = [isFirst ? start + thickness : start, isLast ? end - thickness : end];
    const joints = createJoints('dado', ...getSides(isFirst, isLast));
    return [
      createPart(`bottom-${number}`, {
        kind: 'bottom',
        material: 'birch',
        ends: [inGrooves, inner, [plinthHeight, floor]],
        grain: 'x',
        ...plain,
        joints,
      }),
      createPart(`top-${number}`, {
        kind: 'top',
        material: 'birch',
        ends: [inGrooves, inner, [ceiling, height]],
        grain: 'x',
        ...plain,
        joints,
      }),
      createPart(`plinth-${number}`, {
        kind: 'plinth',
        material: 'birch',
        ends: [between, plinth, [0, plinthHeight]],
        grain: 'x',
        ...plain,
      }),
    ];
  });
  const uprights = createUprights(layout, (index) =>
    panels
      .filter(({from, to}) => from <= index && index <= to)
      .flatMap(({number}) => createJoints('dado', `bottom-${number}`, `top-${number}`)),
  );
  return [...sides, ...horizontals, ...uprights];
}

/** The sides that a panel or a bay reaches. */
const getSides = (isFirst: boolean, isLast: boolean) => sideIds.filter((_, index) => (index ? isLast : isFirst));

/** Back, door and clothes rail of a bay, and in the first bays a drawer with a board above it. */
function createBay(layout: Layout, index: number): Part[] {
  const {bays, getBayStart, inner, floor, ceiling, carcassFront, front, back, depth, height, material} = layout;
  const {panelThickness, sizes} = layout;
  const {thickness, plinthHeight, backThickness, drawerFrontHeight, gap} = sizes;
  const number = index + 1;
  const [isFirst, isLast] = [index === 0, index === bays - 1];
  const [from, to] = [getBayStart(index), getBayStart(number)];
  const {inside, frontWidth} = computeBay(layout, index);
  const neighbours = [isFirst ? sideIds[0] : `upright-${index}`, isLast ? sideIds[1] : `upright-${number}`];
  const hasDrawer = index < drawerBays;
  const doorBottom = plinthHeight + gap + (hasDrawer ? drawerFrontHeight + gap : 0);
  const frontDepth: Extent = [front, front + thickness];
  const isDeep = depth >= deepWardrobe;
  const parts = [
    createPart(`back-${number}`, {
      kind: 'back',
      material: 'birch',
      ends: [
        [isFirst ? from + thickness - grooveDepth : from, isLast ? to - thickness + grooveDepth : to],
        [back - backThickness, back],
        [plinthHeight, height],
      ],
      grain: 'z',
      ...plain,
      joints: createJoints('dado', ...getSides(isFirst, isLast)),
    }),
    createPart(`door-${number}`, {
      kind: 'door',
      material,
      ends: [frontWidth, frontDepth, [doorBottom, height - gap]],
      grain: 'z',
    }),
    createPart(`rail-${number}`, {
      kind: 'clothesRail',
      material: 'birch',
      ends: [
        isDeep ? inside : centerIn(inside, rail.diameter),
        isDeep ? centerIn(inner, rail.diameter) : inner,
        [ceiling - rail.belowTop - rail.diameter, ceiling - rail.belowTop],
      ],
      grain: isDeep ? 'x' : 'y',
      ...plain,
      radius: rail.diameter / 2,
    }),
  ];
  if (!hasDrawer) return parts;
  // Half a gap below the upper edge of the drawer's front.
  const shelfBottom = doorBottom - gap - gap / 2;
  return [
    ...parts,
    createPart(`drawer-${number}-front`, {
      kind: 'drawerFront',
      material,
      ends: [frontWidth, frontDepth, [plinthHeight + gap, plinthHeight + gap + drawerFrontHeight]],
      grain: 'x',
    }),
    createPart(`shelf-${number}`, {
      kind: 'shelf',
      material: 'birch',
      ends: [[inside[0] - grooveDepth, inside[1] + grooveDepth], inner, [shelfBottom, shelfBottom + panelThickness]],
      grain: 'x',
      ...plain,
      joints: createJoints('dado', ...neighbours),
    }),
    ...createDrawer(
      `drawer-${number}`,
      inside,
      [carcassFront, back - backThickness - drawerBox.backGap],
      [floor + drawerBox.low, floor + drawerBox.high],
    ),
  ];
}

const centerIn = ([from, to]: Extent, size: number): Extent => [(from + to - size) / 2, (from + to + size) / 2];
