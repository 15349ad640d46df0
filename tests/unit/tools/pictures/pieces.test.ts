import {readFile} from 'node:fs/promises';
import {expect, it} from 'vitest';
import {loadStudio} from '../../../support/studio';
import {scenePieces} from '../../../../tools/pictures/pieces';

const file = new URL('../../../../studio/pictures/scenes/pieces.json', import.meta.url);

it('the studio’s pictures show the pieces that the site sells', async () => {
  const {products} = await loadStudio();
  const written: unknown = JSON.parse(await readFile(file, 'utf8'));
  // When this fails, run: npx tsx tools/pictures/writePieces.ts. Then render the pictures anew.
  expect(written).toEqual(JSON.parse(JSON.stringify(scenePieces(products))));
});
