import {around, joint, part, type Block, type Part} from './part';

/** How far an end leans outwards, in degrees. */
const lean = 6;

/** Millimetres. An end is glued from boards; the second and the fourth go through the seat as tenons. */
const end = {thick: 36, inset: 30, tenon: 56, fromEnd: 240};
const stretcher = {thick: 28, high: 62, middle: 231, beyond: 60};
const wedge = {thick: 5, deep: 30};

/** From this length on the seat has a third end in its middle, in mm. */
const longSeat = 1600;

/** One plank on ends whose tenons go through it and are wedged, and a stretcher through the ends. */
export function bench(block: Block): Part[] {
  const {length, width, height, thickness, material} = block;
  const below = height - thickness;
  // Where the axis of an end meets the seat.
  const top = length / 2 - Math.min(end.fromEnd, length * 0.22);
  const atStretcher = top + (below - stretcher.middle) * Math.tan((lean * Math.PI) / 180);
  const ends = [['left', -1], ...(length >= longSeat ? ([['middle', 0]] as const) : []), ['right', 1]] as const;
  return [
    part('seat', material, [around(0, length), around(0, width), [below, height]], 'x'),
    ...ends.flatMap(([side, sign]) => endParts(side, sign * top, sign * lean, block)),
    part(
      'stretcher',
      material,
      [
        around(0, 2 * (atStretcher + stretcher.beyond)),
        around(0, stretcher.thick),
        around(stretcher.middle, stretcher.high),
      ],
      'x',
      {joints: joint('tenon', ...ends.map(([side]) => `${side}-end-3`))},
    ),
  ];
}

/** The five boards of an end whose axis meets the seat at `x`, and the wedges of its tenons. */
function endParts(side: string, x: number, degrees: number, {width, height, thickness, material}: Block): Part[] {
  const wide = width - 2 * end.inset;
  const radians = (degrees * Math.PI) / 180;
  const below = height - thickness;
  const at = (z: number) => x + (below - z) * Math.tan(radians);
  const turn = degrees ? {turn: {axis: 'y' as const, degrees: -degrees}} : {};
  /** Between two heights, its ends level. */
  const leaning = (thick: number, from: number, to: number) =>
    [around(at((from + to) / 2), thick), around((from + to) / 2, (to - from) / Math.cos(radians))] as const;
  const tenons = [-1, 1].map((sign) => sign * wide * 0.27);
  const [first = 0, second = 0] = tenons;
  const half = end.tenon / 2;
  const edges = [-wide / 2, first - half, first + half, second - half, second + half, wide / 2];
  const boards = edges.slice(1).map((to, index) => {
    const through = index % 2 === 1;
    const [across, up] = leaning(end.thick, 0, through ? height : below);
    const details = {...turn, joints: through ? joint('tenon', 'seat') : []};
    return part(`${side}-end-${index + 1}`, material, [across, [edges[index] ?? to, to], up], 'z', details);
  });
  const [across, up] = leaning(wedge.thick, height - wedge.deep, height);
  const wedges = tenons.map((y, index) => {
    const tenon = `${side}-end-${2 * index + 2}`;
    const details = {...turn, colored: false, joints: joint('wedge', tenon, 'seat')};
    return part(`${side}-wedge-${index + 1}`, 'walnut', [across, around(y, end.tenon), up], 'z', details);
  });
  return [...boards, ...wedges];
}
