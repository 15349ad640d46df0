import type {Part, Vector} from '../families/parts/part';
import {boreForScrew, getHigh, getLow, type Facing, type Fastener, type Hole} from './facing';

/** Half the width of a bracket and of the tool that drives its screws, in mm. */
const bracketRoom = 15;

/**
 * Slotted brackets below a top, because the top moves. If it has room there, a bracket is on the side of the beam that faces the
 * middle of the piece. None is where a leg stands beside the beam.
 */
export function placeTableBrackets(facing: Facing, parts: readonly Part[]): Fastener[] {
  const [beam, stave] = facing.parts;
  const inwards = beam.place[0] > 0 ? -1 : 1;
  const underside = facing.faces[1];
  const [front, back] = [facing.from[1], facing.to[1]];
  const legs = parts.filter(({kind}) => kind === 'leg');
  const isClear = (y: number) => legs.every(({place, size}) => Math.abs(y - place[1]) > size[1] / 2 + bracketRoom);
  const places = [0.5, 0.2, 0.8].map((share) => front + share * (back - front)).filter(isClear);
  return places.flatMap((y) =>
    ([inwards, -inwards] as (1 | -1)[]).map((side) => {
      const face = beam.place[0] + (side * beam.size[0]) / 2;
      const holes: Hole[] = [
        {part: beam, opening: [face, y, underside - 15], axis: 'x', sign: -side as 1 | -1, diameter: 2.5, depth: 20},
        {part: stave, opening: [face + side * 15, y, underside], axis: 'z', sign: 1, diameter: 2.5, depth: 14},
      ];
      return {holes, fittings: {bracket: 1, screw4x16: 1, screw4x25: 1}};
    }),
  );
}

/** The middle of a batten's screw is at least this far from a joint between two staves, in mm. */
const fromStaveEdge = 20;

/** A screw from below in the middle of a batten, which fixes it to the stave above. The top moves to both sides of it. */
export function placeBattenFixing(facing: Facing): Fastener[] {
  const [batten, stave] = facing.parts;
  const [x, y] = batten.place;
  const [front, back] = [getLow(stave, 1), getHigh(stave, 1)];
  // If two staves meet above the middle, it is the one at the back. Their ends are sums, so they differ in the last digits.
  const rounding = 0.01;
  if (y < front - rounding || y >= back - rounding) return [];
  const place: Vector = [x, Math.min(Math.max(y, front + fromStaveEdge), back - fromStaveEdge), 0];
  return [{holes: boreForScrew(facing, place, 5, [3.5, 12]), fittings: {screw5x50: 1}}];
}
