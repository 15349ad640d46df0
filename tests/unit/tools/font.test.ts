import {readFile} from 'node:fs/promises';
import {expect, test} from 'vitest';
import {fontFile, makeFont, weights} from '../../../tools/font/makeFont';

test("the site's font is up to date with its package, and has the weights of the styles", async () => {
  expect((await readFile(fontFile)).equals(await makeFont())).toBe(true);
  const styles = await readFile('app/styles/fonts.css', 'utf8');
  expect(styles).toContain(`font-weight: ${weights.min} ${weights.max};`);
});
