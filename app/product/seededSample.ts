/** A 32-bit number from a text: FNV-1a, mixed at the end so that similar texts come out far apart. */
export function seededNumber(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/**
 * `count` items chosen at random, but always the same for one seed, so that a document is the same for every visitor
 * (rule 2.3). Seed with the path and the day.
 */
export function seededSample<T>(items: T[], count: number, seed: string, key: (item: T) => string): T[] {
  return items
    .map((item) => ({item, rank: seededNumber(`${seed}/${key(item)}`)}))
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, count)
    .map(({item}) => item);
}
