import type {PartKind} from '../families/parts/part';
import {materials} from '../families/parts/material';
import type {PlacedJoint} from './joints';

/** Whether a joint is glued, glued at the front only, or left dry; `null` for what is screwed, hung, folded or welded. */
export type Bond = 'glued' | 'frontOnly' | 'dry' | null;

/** Parts that stay dry in their grooves and rebates, because they move or are taken out again. */
const dryInGrooves: readonly PartKind[] = ['back', 'drawerFloor', 'shelf', 'slide'];

export function findBond({kind, parts: [first]}: PlacedJoint, joints: readonly PlacedJoint[]): Bond {
  const isPulledByKey = () =>
    joints.some((other) => other.kind === 'wedge' && other.parts[0].kind === 'key' && other.parts[1] === first);
  switch (kind) {
    case 'glue':
    case 'lap':
    case 'dowel':
    case 'pins':
      return 'glued';
    case 'tenon':
      return isPulledByKey() ? 'dry' : 'glued';
    case 'wedge':
      return first.kind === 'key' ? 'dry' : 'glued';
    case 'knockdown':
      return 'dry';
    case 'dado':
    case 'rebate':
      return dryInGrooves.includes(first.kind) ? 'dry' : 'glued';
    case 'dovetail':
      // The top moves across the grain of a batten. A board of crossed layers stays as it is, so it is glued along all of its depth.
      if (first.kind === 'batten') return 'dry';
      return materials[first.material].kind === 'board' ? 'glued' : 'frontOnly';
    default:
      return null;
  }
}
