import type {Dimensions} from './packages';

/** The clear height above the steps of a stair, in mm (DIN 18065). */
const headroom = 2000;

/**
 * Whether a package passes the right-angled turn of a stair of this clear width. It lies on its edge: seen from above it is as long as its
 * longest side and as thick as its smallest one. Or it is tipped up and stands on its end. All in mm.
 */
export function passesStair(size: Dimensions, width: number): boolean {
  const [length = 0, height = 0, thickness = 0] = [...size].sort((a, b) => b - a);
  const standsOnEnd = height <= width && Math.hypot(length, thickness) <= headroom;
  return standsOnEnd || (height <= headroom && passesTurn(length, thickness, width));
}

/** The longest rectangle of a thickness that can be turned in a corridor is twice as long as the corner leaves to either side. */
const passesTurn = (length: number, thickness: number, width: number) =>
  thickness <= width && length <= 2 * (Math.SQRT2 * width - thickness);
