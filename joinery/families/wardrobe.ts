import {
  computeBay,
  createCarcassLayout,
  createUprights,
  frontEdges,
  getPanelInset,
  hasSide,
  lipEdges,
  lipping,
  plain,
  sideIds,
  type CarcassLayout,
} from './parts/carcass';
import {createDrawer} from './parts/drawer';
import {defineFamily, type Size} from './family';
import {createPlinthFrame} from './parts/plinthFrame';
import {centerAt, createJoints, createPart, type Extent, type Part} from './parts/part';

/** The box of a drawer begins and ends so far above the bottom, and ends so far before the back, in mm. */
const drawerBox = {low: 12, high: 172, backGap: 30};

/**
 * The clothes rail, in mm. It ends before the panels, for the bottom of its holders; one that hangs has play. Between two panels it is
 * before or behind the middle by `offset`, in turns, because the holders at both faces of an upright would meet.
 */
const rail = {diameter: 25, belowTop: 80, holder: 3, play: 10, offset: 5};

/** How many bays, from the left, have a drawer below their door. */
const drawerBays = 2;

/** A wardrobe of this depth has its clothes rail along the wall; in a shallower one it runs from front to back. Millimetres. */
const deepWardrobe = 580;

/** A longer wardrobe is two carcasses side by side, because its panels come from one sheet and are carried upstairs. Millimetres. */
const maxCarcassLength = 1500;

/** The grooves in the sides for bottom and top are less deep, because bolts need the wood behind them, in mm. */
const connectorGrooveDepth = 5;

/** The grooves for the shelves are less deep, because an upright is grooved from both sides at one height, in mm. */
const shelfGrooveDepth = 4;

/** The width of the rebate of a side in which a back is screwed on, in mm. */
const rebateWidth = 10;

/** The rear board of the plinth stands so far before the backs, in mm: the screws of the backs end in the bottom behind it. */
const plinthRearSetback = 25;

/** The two sides that meet between two carcasses. */
const seamSideIds = ['seam-side-left', 'seam-side-right'] as const;

/** One or two carcasses of birch between coloured sides; a door for each bay, and a drawer below the first two. */
export const wardrobe = defineFamily({
  secondMeasure: 'depth',
  material: 'oak',
  sizes: {
    thickness: {default: 19, min: 19, max: 30},
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
    const single = createCarcassLayout(piece, piece.sizes.plinthHeight, 'birch');
    const seam = piece.length > maxCarcassLength ? Math.ceil(single.bays / 2) : null;
    const layout = {...single, seam};
    const carcasses =
      seam === null
        ? [[0, layout.bays]]
        : [
            [0, seam],
            [seam, layout.bays],
          ];
    const bays = Array.from({length: layout.bays}, (_, index) => createBay(layout, index));
    return [
      ...carcasses.flatMap(([from = 0, to = 0], index) => createCarcass(layout, {from, to, number: index + 1})),
      ...createUprights(layout, (index) => {
        const number = seam !== null && index > seam ? 2 : 1;
        return createJoints('knockdown', `bottom-${number}`, `top-${number}`);
      }),
      ...bays.flat(),
    ];
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

/** The panels at the start and at the end of a bay. */
function findPanelIds({bays, seam}: Layout, index: number): [left: string, right: string] {
  const number = index + 1;
  const left = index === seam ? seamSideIds[1] : `upright-${index}`;
  const right = number === seam ? seamSideIds[0] : `upright-${number}`;
  return [index === 0 ? sideIds[0] : left, number === bays ? sideIds[1] : right];
}

interface Carcass {
  /** Its first bay, and the one that it ends before. */
  from: number;
  to: number;
  number: number;
}

/**
 * Two sides, and between them bottom and top on a frame of plinth boards. A side between two carcasses stands on the frame, because it
 * would be seen before the plinth.
 */
function createCarcass(layout: Layout, {from, to, number}: Carcass): Part[] {
  const {bays, getBayStart, inner, floor, ceiling, carcassFront, back, height, panelThickness, sizes} = layout;
  const {plinthHeight, plinthSetback} = sizes;
  const [start, end] = [getBayStart(from), getBayStart(to)];
  const inside: Extent = [start + getPanelInset(layout, from), end - getPanelInset(layout, to)];
  const inGrooves: Extent = [inside[0] - connectorGrooveDepth, inside[1] + connectorGrooveDepth];
  const ids = [findPanelIds(layout, from)[0], findPanelIds(layout, to - 1)[1]] as const;
  const createSide = (id: string, x: Extent, isOutside: boolean) =>
    createPart(id, {
      kind: 'side',
      ends: [x, [carcassFront, back], [isOutside ? 0 : plinthHeight, height]],
      grain: 'z',
      ...(isOutside
        ? {material: layout.material, ...lipEdges(layout.material, 'front')}
        : {material: 'birch', ...plain}),
    });
  const panels = (['bottom', 'top'] as const).map((kind) =>
    createPart(`${kind}-${number}`, {
      kind,
      material: 'birch',
      ends: [inGrooves, [inner[0] + lipping, inner[1]], kind === 'bottom' ? [plinthHeight, floor] : [ceiling, height]],
      grain: 'x',
      ...plain,
      joints: createJoints('knockdown', ...ids),
    }),
  );
  const middles = Array.from({length: to - from - 1}, (_, index) => getBayStart(from + index + 1));
  const depth: Extent = [inner[0] + plinthSetback, inner[1] - plinthRearSetback];
  const isOutside = [from === 0, to === bays] as const;
  const frame: Extent = [isOutside[0] ? inside[0] : start, isOutside[1] ? inside[1] : end];
  const sideMiddles = [start + panelThickness / 2, end - panelThickness / 2].filter((_, index) => !isOutside[index]);
  return [
    createSide(ids[0], [start, inside[0]], isOutside[0]),
    createSide(ids[1], [inside[1], end], isOutside[1]),
    ...panels,
    ...createPlinthFrame(`plinth-${number}`, {
      x: frame,
      y: depth,
      height: plinthHeight,
      thickness: panelThickness,
      middles,
      sideMiddles,
    }),
  ];
}

/** Back, door and clothes rail of a bay, and in the first bays a drawer with a board above it. */
function createBay(layout: Layout, index: number): Part[] {
  const {inner, floor, carcassFront, front, back, height, material} = layout;
  const {panelThickness, sizes} = layout;
  const {thickness, plinthHeight, backThickness, drawerFrontHeight, gap} = sizes;
  const number = index + 1;
  const {inside, frontWidth} = computeBay(layout, index);
  const panels = findPanelIds(layout, index);
  const hasDrawer = index < drawerBays;
  const doorBottom = plinthHeight + gap + (hasDrawer ? drawerFrontHeight + gap : 0);
  const frontDepth: Extent = [front, front + thickness];
  const parts = [
    createBack(layout, index),
    createPart(`door-${number}`, {
      kind: 'door',
      material,
      ends: [frontWidth, frontDepth, [doorBottom, height - gap]],
      grain: 'z',
      ...lipEdges(material, ...frontEdges),
    }),
    createRail(layout, index),
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
      ...lipEdges(material, ...frontEdges),
    }),
    createPart(`shelf-${number}`, {
      kind: 'shelf',
      material: 'birch',
      ends: [
        [inside[0] - shelfGrooveDepth, inside[1] + shelfGrooveDepth],
        [inner[0] + lipping, inner[1]],
        [shelfBottom, shelfBottom + panelThickness],
      ],
      grain: 'x',
      ...plain,
      joints: createJoints('dado', ...panels),
    }),
    ...createDrawer(
      `drawer-${number}`,
      inside,
      [carcassFront, back - backThickness - drawerBox.backGap],
      [floor + drawerBox.low, floor + drawerBox.high],
    ),
  ];
}

/** The back of a bay lies on bottom, top and uprights, and in the rebate of a side. */
function createBack(layout: Layout, index: number): Part {
  const {getBayStart, back, height, sizes} = layout;
  const {inside} = computeBay(layout, index);
  const isAtSide = [hasSide(layout, index), hasSide(layout, index + 1)];
  const sides = findPanelIds(layout, index).filter((_, end) => isAtSide[end]);
  return createPart(`back-${index + 1}`, {
    kind: 'back',
    material: 'birch',
    ends: [
      [
        isAtSide[0] ? inside[0] - rebateWidth : getBayStart(index),
        isAtSide[1] ? inside[1] + rebateWidth : getBayStart(index + 1),
      ],
      [back - sizes.backThickness, back],
      [sizes.plinthHeight, height],
    ],
    grain: 'z',
    ...plain,
    joints: createJoints('rebate', ...sides),
  });
}

/** A clothes rail between two panels, or below the top from front to back. */
function createRail(layout: Layout, index: number): Part {
  const {inner, ceiling, depth} = layout;
  const {inside} = computeBay(layout, index);
  const isDeep = depth >= deepWardrobe;
  const [middleX, middleY] = [inside, inner].map(([from, to]) => (from + to) / 2) as [number, number];
  const offset = index % 2 ? rail.offset : -rail.offset;
  const top = ceiling - rail.belowTop;
  return createPart(`rail-${index + 1}`, {
    kind: 'clothesRail',
    material: 'beech',
    ends: [
      isDeep ? [inside[0] + rail.holder, inside[1] - rail.holder] : centerAt(middleX, rail.diameter),
      isDeep ? centerAt(middleY + offset, rail.diameter) : [inner[0] + rail.play, inner[1] - rail.play],
      [top - rail.diameter, top],
    ],
    grain: isDeep ? 'x' : 'y',
    ...plain,
    radius: rail.diameter / 2,
  });
}
