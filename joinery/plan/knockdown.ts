import {screwRoom} from '../families/parts/plinthFrame';
import type {Extent, Part} from '../families/parts/part';
import {getHigh, getLow, spread, type Facing, type Fastener} from './facing';

/**
 * A cam connector, in mm: the cam sits in the outer face of a panel, and its bolt goes through the panel's end into the side. `axis` is
 * the height of the bolt above that face, `distance` that of the cam's middle from the panel's end.
 */
const cam = {diameter: 15, depth: 12.5, axis: 8, distance: 34, channel: 8, bolt: 5, boltDepth: 11, maxDistance: 320};

/** The depth of a panel from front to back in which one can turn a screwdriver: between the boards of a plinth below it. */
function findOpenDepth(panel: Part, parts: readonly Part[]): Extent {
  const isBelow = ({place}: Part) => place[0] > getLow(panel, 0) && place[0] < getHigh(panel, 0);
  const boards = parts.filter((part) => part.kind === 'plinth' && part.grain === 'x' && isBelow(part));
  const [front, rear] = boards.sort((a, b) => a.place[1] - b.place[1]);
  if (panel.kind !== 'bottom' || !front || !rear) return [getLow(panel, 1), getHigh(panel, 1)];
  return [getHigh(front, 1), getLow(rear, 1)];
}

/** The outer face of a panel below or above a carcass, and the way from it into the panel. */
const findOuterFace = (panel: Part) =>
  panel.kind === 'bottom'
    ? ({face: getLow(panel, 2), sign: 1} as const)
    : ({face: getHigh(panel, 2), sign: -1} as const);

/** Cams that pull the end of a bottom or top into the groove of a side. */
export function placeCams({parts: [panel, side], sign, faces: [end]}: Facing, parts: readonly Part[]): Fastener[] {
  const outer = findOuterFace(panel);
  const inwards = -sign as 1 | -1;
  const [front, rear] = findOpenDepth(panel, parts);
  const height = outer.face + outer.sign * cam.axis;
  return spread(front, rear, screwRoom / 2, cam.maxDistance).map((y) => ({
    holes: [
      {
        part: panel,
        opening: [end + inwards * cam.distance, y, outer.face],
        axis: 'z',
        sign: outer.sign,
        diameter: cam.diameter,
        depth: cam.depth,
      },
      {
        part: panel,
        opening: [end, y, height],
        axis: 'x',
        sign: inwards,
        diameter: cam.channel,
        depth: cam.distance,
      },
      {part: side, opening: [end, y, height], axis: 'x', sign, diameter: cam.bolt, depth: cam.boltDepth},
    ],
    fittings: {camConnector: 1},
  }));
}

/** Two screws through a bottom or top into the end of an upright. Below a bottom they are beside the board that stands there. */
export function placeUprightScrews(
  {parts: [upright, panel], faces: [end]}: Facing,
  parts: readonly Part[],
): Fastener[] {
  const outer = findOuterFace(panel);
  const [front, rear] = findOpenDepth(panel, parts);
  return [front + screwRoom / 2, rear - screwRoom / 2].map((y) => ({
    holes: [
      {
        part: panel,
        opening: [upright.place[0], y, outer.face],
        axis: 'z',
        sign: outer.sign,
        diameter: 5,
        depth: panel.size[2],
      },
      {part: upright, opening: [upright.place[0], y, end], axis: 'z', sign: outer.sign, diameter: 3.5, depth: 40},
    ],
    fittings: {screw5x60: 1},
  }));
}
