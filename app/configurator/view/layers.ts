import type {Part} from '../families/part';

/**
 * For each part the number of parts below it where surfaces coincide: a tenon in the seat, its wedge in the tenon. The part that goes
 * into another one is visible, as in the drawing.
 */
export function countLayers(parts: readonly Part[]): number[] {
  const byId = new Map(parts.map((part) => [part.id, part]));
  const layers = new Map<string, number>();
  const layerOf = (part: Part): number => {
    const found = layers.get(part.id);
    if (found !== undefined) return found;
    const below = part.joints.map((joint) => byId.get(joint.with)).filter((other) => other !== undefined);
    const layer = below.reduce((highest, other) => Math.max(highest, layerOf(other) + 1), 0);
    layers.set(part.id, layer);
    return layer;
  };
  return parts.map(layerOf);
}
