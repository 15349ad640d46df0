/** A small mistake that breaks one rule of docs/product.md. The project still compiles and starts with it. */
export type Mutant = {
  /** Number of the rule. */
  rule: string;
  /** What the site does wrong with this mutant. */
  defect: string;
  file: string;
  /** Text that is in the file exactly once. */
  find: string;
  replace: string;
} & ({tests: string[]} | {e2e: {file: string}});
