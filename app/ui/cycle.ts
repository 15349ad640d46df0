/** The index after a step through `count` items, from 0; after the last comes the first, and the other way round. */
export function cycle(index: number, step: 1 | -1, count: number): number {
  return (index + step + count) % count;
}
