import {defineFamily} from '../family';
import {around, joint, part, type Part} from '../part';

/** How far an end leans outwards, in degrees. */
const lean = 6;

/** Millimetres. An end is glued from boards; the second and the fourth go through the seat as tenons. */
const tenon = 56;
const stretcher = {thick: 28, high: 62, beyond: 60};
const wedge = {thick: 5, deep: 30};

/** Room that a person needs, in mm. */
const place = 500;

/** From this length on the seat has a third end in its middle, in mm. */
const longSeat = 1600;

/** One plank on ends whose tenons go through it and are wedged, and a stretcher through the ends. */
export const bench = defineFamily({
  handle: /bank|bench/,
  kind: 'standard',
  material: 'oak',
  sizes: {
    thickness: {default: 42, min: 24, max: 70},
    height: {default: 450, min: 400, max: 600},
    endThickness: {default: 36, min: 24, max: 60},
    /** How far the ends stand back from the long edges. */
    endInset: {default: 30, min: 10, max: 60},
    /** From an end's axis, where it meets the seat, to the end of a seat that is long enough. */
    overhang: {default: 240, min: 120, max: 400},
    /** Of the stretcher's middle. */
    stretcherHeight: {default: 231, min: 120, max: 290},
  },
  fixed: 'height',
  widthName: 'depth',
  drawing: {views: ['front', 'left', 'top'], person: true},
  seats: ({length}) => ({along: Math.floor(length / place), ends: false}),
  parts({length, depth, height, sizes, material}) {
    const {thickness, stretcherHeight} = sizes;
    const below = height - thickness;
    // Where the axis of an end meets the seat.
    const top = length / 2 - Math.min(sizes.overhang, length * 0.22);
    const atStretcher = top + (below - stretcherHeight) * Math.tan((lean * Math.PI) / 180);
    const ends = [['left', -1], ...(length >= longSeat ? ([['middle', 0]] as const) : []), ['right', 1]] as const;
    const end = {wide: depth - 2 * sizes.endInset, thick: sizes.endThickness, below, height, material};
    return [
      part('seat', 'seat', material, [around(0, length), around(0, depth), [below, height]], 'x'),
      ...ends.flatMap(([side, sign]) => endParts(side, sign * top, sign * lean, end)),
      part(
        'stretcher',
        'stretcher',
        material,
        [
          around(0, 2 * (atStretcher + stretcher.beyond)),
          around(0, stretcher.thick),
          around(stretcherHeight, stretcher.high),
        ],
        'x',
        {joints: joint('tenon', ...ends.map(([side]) => `${side}-end-3`))},
      ),
    ];
  },
});

/** An end, in mm. */
interface End {
  wide: number;
  thick: number;
  /** Heights of the seat's sides. */
  below: number;
  height: number;
  material: Part['material'];
}

/** The five boards of an end whose axis meets the seat at `x`, and the wedges of its tenons. */
function endParts(side: string, x: number, degrees: number, {wide, thick, below, height, material}: End): Part[] {
  const radians = (degrees * Math.PI) / 180;
  const at = (z: number) => x + (below - z) * Math.tan(radians);
  const turn = degrees ? {turn: {axis: 'y' as const, degrees: -degrees}} : {};
  /** Between two heights, its ends level. */
  const leaning = (size: number, from: number, to: number) =>
    [around(at((from + to) / 2), size), around((from + to) / 2, (to - from) / Math.cos(radians))] as const;
  const tenons = [-1, 1].map((sign) => sign * wide * 0.27);
  const [first = 0, second = 0] = tenons;
  const half = tenon / 2;
  const edges = [-wide / 2, first - half, first + half, second - half, second + half, wide / 2];
  const boards = edges.slice(1).map((to, index) => {
    const through = index % 2 === 1;
    const [across, up] = leaning(thick, 0, through ? height : below);
    const details = {...turn, joints: through ? joint('tenon', 'seat') : []};
    return part(`${side}-end-${index + 1}`, 'end', material, [across, [edges[index] ?? to, to], up], 'z', details);
  });
  const [across, up] = leaning(wedge.thick, height - wedge.deep, height);
  const wedges = tenons.map((y, index) => {
    const split = `${side}-end-${2 * index + 2}`;
    const details = {...turn, colored: false, joints: joint('wedge', split, 'seat')};
    return part(`${side}-wedge-${index + 1}`, 'wedge', 'walnut', [across, around(y, tenon), up], 'z', details);
  });
  return [...boards, ...wedges];
}
