import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import {root} from '../build';

const require = createRequire(import.meta.url);
const source = require.resolve('@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2');

/** The site's font, as `app/styles/fonts.css` loads it. */
export const fontFile = path.join(root, 'app/styles/hanken-grotesk.woff2');

/** The weights that `app/styles/fonts.css` declares. */
export const weights = {min: 400, max: 500};

/** All characters of the package's font, in the weights that the styles use: three fifths of its bytes (decision 029). */
export async function makeFont(): Promise<Buffer> {
  const font = await readFile(source);
  return subsetFont(font, undefined, {
    keepAllGlyphs: true,
    targetFormat: 'woff2',
    variationAxes: {wght: {...weights, default: weights.min}},
  });
}
