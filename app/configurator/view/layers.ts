import type {Part} from '../families/part';

/**
 * For each part how many parts lie below it where it ends in their surface: a tenon in the seat, its wedge in the tenon. What
 * goes into another part is what one sees there, in the drawing too.
 */
export function layersOf(parts: readonly Part[]): number[] {
  const byId = new Map(parts.map((part) => [part.id, part]));
  const known = new Map<string, number>();
  const layerOf = (part: Part): number => {
    const found = known.get(part.id);
    if (found !== undefined) return found;
    const below = part.joints.map((joint) => byId.get(joint.with)).filter((other) => other !== undefined);
    const layer = below.reduce((highest, other) => Math.max(highest, layerOf(other) + 1), 0);
    known.set(part.id, layer);
    return layer;
  };
  return parts.map(layerOf);
}
