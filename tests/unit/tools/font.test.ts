import {readFile} from 'node:fs/promises';
import {expect, test} from 'vitest';
import {fontFile, makeFont, weights} from '../../../tools/font/makeFont';

test('the site’s typeface is up to date, and has all weights that the site uses', async () => {
  expect((await readFile(fontFile)).equals(await makeFont())).toBe(true);
  const styles = await readFile('app/styles/fonts.css', 'utf8');
  expect(styles).toContain(`font-weight: ${weights.min} ${weights.max};`);
});
