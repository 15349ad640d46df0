/** The three measures of something that is carried, in mm, the largest first. */
type Carried = readonly [length: number, width: number, thickness: number];

/**
 * Whether a rectangle fits into an opening, upright, lying or turned in between (Carver, Mathematics Magazine 30, 1957). Both as long
 * and short side.
 */
function fitsTurned([p, q]: readonly [number, number], [a, b]: readonly [number, number]): boolean {
  if (p <= a) return q <= b;
  if (q > b) return false;
  const diagonal = p * p + q * q;
  return 2 * p * q * a + (p * p - q * q) * Math.sqrt(diagonal - a * a) <= b * diagonal;
}

type Passage = 'straight' | 'tilted' | 'none';

/** How something gets through a door: its longest side goes first, so that its two others have to fit into the opening. */
function passDoor([, width, thickness]: Carried, door: {width: number; height: number}): Passage {
  const opening = [Math.max(door.width, door.height), Math.min(door.width, door.height)] as const;
  if (width <= opening[0] && thickness <= opening[1]) return 'straight';
  return fitsTurned([width, thickness], opening) ? 'tilted' : 'none';
}

const order: readonly Passage[] = ['straight', 'tilted', 'none'];

/** The item that is hardest to get through. */
export function findHardest(items: readonly Carried[], door: {width: number; height: number}) {
  return items
    .map((item) => ({item, passage: passDoor(item, door)}))
    .sort(
      (one, other) =>
        order.indexOf(other.passage) - order.indexOf(one.passage) ||
        other.item[1] - one.item[1] ||
        other.item[0] - one.item[0],
    )[0];
}
