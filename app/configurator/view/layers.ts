import type {Part} from '../families/part';

/**
 * Counts for each part the parts below it where surfaces coincide: a tenon in the seat, its wedge in the tenon. The part that goes
 * into another one is visible, as in the drawing.
 */
export function countLayers(parts: readonly Part[]): number[] {
  const partsById = new Map(parts.map((part) => [part.id, part]));
  const layers = new Map<string, number>();
  const getLayer = (part: Part): number => {
    const knownLayer = layers.get(part.id);
    if (knownLayer !== undefined) return knownLayer;
    const partsBelow = part.joints.map((joint) => partsById.get(joint.with)).filter((other) => other !== undefined);
    const layer = partsBelow.reduce((highest, other) => Math.max(highest, getLayer(other) + 1), 0);
    layers.set(part.id, layer);
    return layer;
  };
  return parts.map(getLayer);
}
