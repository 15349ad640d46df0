/**
 * Shopify's v1 encoding of option value combinations. Values of the last option are written as ranges (`0-2 5`). A value of any
 * other option is written as `value:`, then the encoded values of the next option, then `,`: `0:0-2 5,1:3,`.
 */
type Tree = Map<number, Tree>;

function insert(tree: Tree, indices: readonly number[]): void {
  const [first, ...rest] = indices;
  if (first === undefined) return;
  const child: Tree = tree.get(first) ?? new Map<number, Tree>();
  tree.set(first, child);
  insert(child, rest);
}

function encodeRanges(values: readonly number[]): string {
  const parts: string[] = [];
  let start = values[0];
  values.forEach((value, index) => {
    if (values[index + 1] === value + 1) return;
    parts.push(start === value ? `${value}` : `${start}-${value}`);
    start = values[index + 1];
  });
  return parts.join(' ');
}

function encodeLevel(tree: Tree): string {
  const values = [...tree.keys()].sort((one, other) => one - other);
  const isLast = values.every((value) => tree.get(value)?.size === 0);
  if (isLast) return encodeRanges(values);
  return values.map((value) => `${value}:${encodeLevel(tree.get(value) ?? new Map())},`).join('');
}

/** Encodes combinations of positions of option values. Without a combination the result is empty. */
export function encodeVariants(combinations: readonly (readonly number[])[]): string {
  if (combinations.length === 0) return '';
  const tree: Tree = new Map();
  for (const indices of combinations) insert(tree, indices);
  return `v1_${encodeLevel(tree)}`;
}
