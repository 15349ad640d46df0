import {plain} from './carcass';
import {centerAt, createPart, type Extent, type Part} from './part';

/** The room at both ends of a board below an upright, in mm: there a screw goes through the bottom into the upright. */
export const screwRoom = 60;

interface PlinthFrame {
  /** The ends of its front and rear board. */
  x: Extent;
  /** Its outer faces in front and at the rear. */
  y: Extent;
  height: number;
  thickness: number;
  /** Where uprights stand on the bottom above it. */
  middles: readonly number[];
  /** Where a side stands on its end. No screw goes into it from below, so the board there joins the front one and the rear one. */
  sideMiddles: readonly number[];
}

/** What carries a bottom: a board at its front and one at its rear, and one below each upright or side that stands on it. Millimetres. */
export function createPlinthFrame(id: string, {x, y, height, thickness, middles, sideMiddles}: PlinthFrame): Part[] {
  const board = {kind: 'plinth', material: 'birch', ...plain} as const;
  const z: Extent = [0, height];
  const front: Extent = [y[0], y[0] + thickness];
  const rear: Extent = [y[1] - thickness, y[1]];
  const between: Extent = [front[1], rear[0]];
  const besideScrews: Extent = [between[0] + screwRoom, between[1] - screwRoom];
  return [
    createPart(`${id}-front`, {...board, ends: [x, front, z], grain: 'x'}),
    createPart(`${id}-rear`, {...board, ends: [x, rear, z], grain: 'x'}),
    ...middles.map((middle, index) =>
      createPart(`${id}-${index + 1}`, {...board, ends: [centerAt(middle, thickness), besideScrews, z], grain: 'y'}),
    ),
    ...sideMiddles.map((middle) =>
      createPart(`${id}-side`, {...board, ends: [centerAt(middle, thickness), between, z], grain: 'y'}),
    ),
  ];
}
