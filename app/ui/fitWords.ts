import type {CSSProperties} from 'react';

/** Style of a `.display` or `.heading` headline that shrinks until its longest word fits: not every browser can hyphenate. */
export function fitWords(text: string): CSSProperties {
  const longest = Math.max(...text.split(/[\s\u2010-\u2014-]+/).map((word) => word.length));
  return {'--longest': longest} as CSSProperties;
}
