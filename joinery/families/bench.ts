import {defineFamily} from './family';
import {centerAt, createJoints, createPart, type Part} from './parts/part';
import {createStretcher} from './parts/stretcher';

/** How far an end leans outwards, in degrees. */
const lean = 6;

/** Millimetres. An end is glued from five boards; the second and the fourth go through the seat as tenons. */
const tenonWidth = 56;
const stretcher = {thickness: 28, height: 62, beyondEnd: 60};
const wedge = {thickness: 5, depth: 30};

/** The ends of a short seat stand back by this share of its length. */
const maxOverhangShare = 0.22;

/** The distance of a tenon from the middle, as a share of the end's width. */
const tenonShare = 0.27;

/** The room that a person needs, in mm. */
const personWidth = 500;

/** From this length on the seat has a third end in its middle, in mm. */
const longSeat = 1600;

/** One plank on ends whose tenons go through it and are wedged, and a stretcher through the ends. */
export const bench = defineFamily({
  secondMeasure: 'depth',
  material: 'oak',
  sizes: {
    thickness: {default: 42, min: 24, max: 70},
    height: {default: 450, min: 400, max: 600},
    endThickness: {default: 36, min: 24, max: 60},
    /** How far the ends stand back from the long edges. */
    endInset: {default: 30, min: 10, max: 60},
    /** From the end of a long seat to the axis of an end, where it meets the seat. */
    overhang: {default: 240, min: 120, max: 400},
    /** The height of the stretcher's middle. */
    stretcherHeight: {default: 231, min: 120, max: 290},
  },
  fixedSize: 'height',
  drawing: {views: ['front', 'left', 'top'], person: true},
  arrangeSeats: ({length}) => ({perSide: Math.floor(length / personWidth), hasEndSeats: false}),
  createParts({length, depth, height, sizes, material}) {
    const {thickness, stretcherHeight} = sizes;
    const underside = height - thickness;
    // The distance of an end's axis from the middle, at the seat and at the stretcher.
    const atSeat = length / 2 - Math.min(sizes.overhang, length * maxOverhangShare);
    const atStretcher = atSeat + (underside - stretcherHeight) * Math.tan((lean * Math.PI) / 180);
    const ends = [['left', -1], ...(length >= longSeat ? ([['middle', 0]] as const) : []), ['right', 1]] as const;
    const end = {width: depth - 2 * sizes.endInset, thickness: sizes.endThickness, underside, height, material};
    return [
      createPart('seat', {
        kind: 'seat',
        material,
        ends: [centerAt(0, length), centerAt(0, depth), [underside, height]],
        grain: 'x',
      }),
      ...ends.flatMap(([side, sign]) => createEnd(side, sign * atSeat, sign * lean, end)),
      createStretcher(
        {
          material,
          length: 2 * (atStretcher + stretcher.beyondEnd),
          thickness: stretcher.thickness,
          height: stretcher.height,
          middle: stretcherHeight,
        },
        createJoints('tenon', ...ends.map(([side]) => `${side}-end-3`)),
      ),
    ];
  },
});

/** An end, in mm. */
interface End {
  width: number;
  thickness: number;
  /** The heights of the seat's lower and upper side. */
  underside: number;
  height: number;
  material: Part['material'];
}

/** The five boards of an end whose axis meets the seat at `x`, and the wedges of its tenons. */
function createEnd(
  side: string,
  x: number,
  degrees: number,
  {width, thickness, underside, height, material}: End,
): Part[] {
  const radians = (degrees * Math.PI) / 180;
  const getAxis = (z: number) => x + (underside - z) * Math.tan(radians);
  const turn = degrees ? {turn: {axis: 'y' as const, degrees: -degrees}} : {};
  /** The ends along `x` and `z` of a board that leans between two heights. */
  const computeLeaningEnds = (size: number, from: number, to: number) => {
    const middle = (from + to) / 2;
    return [centerAt(getAxis(middle), size), centerAt(middle, (to - from) / Math.cos(radians))] as const;
  };
  const tenons = [-1, 1].map((sign) => sign * width * tenonShare);
  const [first = 0, second = 0] = tenons;
  const half = tenonWidth / 2;
  const edges = [-width / 2, first - half, first + half, second - half, second + half, width / 2];
  const boards = edges.slice(1).map((to, index) => {
    const isTenon = index % 2 === 1;
    const [endsX, endsZ] = computeLeaningEnds(thickness, 0, isTenon ? height : underside);
    const details = {...turn, joints: isTenon ? createJoints('tenon', 'seat') : []};
    return createPart(`${side}-end-${index + 1}`, {
      kind: 'end',
      material,
      ends: [endsX, [edges[index] ?? to, to], endsZ],
      grain: 'z',
      ...details,
    });
  });
  const [wedgeX, wedgeZ] = computeLeaningEnds(wedge.thickness, height - wedge.depth, height);
  const wedges = tenons.map((y, index) => {
    const tenonId = `${side}-end-${2 * index + 2}`;
    const details = {...turn, colored: false, joints: createJoints('wedge', tenonId, 'seat')};
    return createPart(`${side}-wedge-${index + 1}`, {
      kind: 'wedge',
      material: 'walnut',
      ends: [wedgeX, centerAt(y, tenonWidth), wedgeZ],
      grain: 'z',
      ...details,
    });
  });
  return [...boards, ...wedges];
}
