/** A colour on offer. `value` is `#rrggbb` in lower case and identifies it; `multiplier` scales the price. */
export interface Color {
  name: string;
  value: string;
  multiplier: number;
  /** URL of a photograph of a piece in this colour. */
  image?: string;
}
