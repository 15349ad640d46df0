import type {Flat, Line} from './flatPattern';
import type {Point} from '../../drawing/project';
import {roundToTenth, type Workpiece} from '../workpieces';

/** A folded sheet as it is cut and bent, from the lower left corner of its blank. Millimetres. */
interface BlankRow {
  number: number;
  /** The corners of its closed outline in order. */
  corners: Point[];
  bends: Line[];
  holes: Flat['holes'];
  thickness: number;
  innerRadius: number;
}

export const listBlanks = (workpieces: readonly Workpiece[]): BlankRow[] =>
  workpieces.flatMap(({kind, flat, thickness, parts}, index) => {
    if (kind !== 'blank') return [];
    const points = flat.outline.map(([from]) => from);
    const [left, low] = [Math.min(...points.map(([x]) => x)), Math.min(...points.map(([, y]) => y))];
    const move = ([x, y]: Point): Point => [roundToTenth(x - left), roundToTenth(y - low)];
    const innerRadius = (parts[0]?.radius ?? 2 * thickness) - thickness;
    const bends = flat.bends.map(([from, to]): Line => [move(from), move(to)]);
    const holes = flat.holes.map(({middle, diameter}) => ({middle: move(middle), diameter}));
    return [{number: index + 1, corners: points.map(move), bends, holes, thickness, innerRadius}];
  });
