/** The index after a step through `count` items, with wrap-around. */
export function cycle(index: number, step: 1 | -1, count: number): number {
  return (index + step + count) % count;
}
