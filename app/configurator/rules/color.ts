/** A colour on offer. `value` is `#rrggbb` in lower case and identifies it; `multiplier` scales the price. */
export interface Color {
  name: string;
  value: string;
  multiplier: number;
  /** URL of a picture of the wood's grain; relative to the store's domain as the store has it. */
  grain?: string;
  /** The sample box has it. */
  sample?: true;
  /** URL of a photograph of a piece in this colour. */
  image?: string;
}
