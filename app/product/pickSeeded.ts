/** Hashes a text to 32 bits: FNV-1a with a final mix, so that similar texts have different results. */
export function hashText(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/**
 * Picks `count` random items. They depend on the seed only, so that a document is the same for every visitor. Seed with the path and
 * the day.
 */
export function pickSeeded<T>(items: T[], count: number, seed: string, getKey: (item: T) => string): T[] {
  return items
    .map((item) => ({item, rank: hashText(`${seed}/${getKey(item)}`)}))
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, count)
    .map(({item}) => item);
}
