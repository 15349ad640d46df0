// Writes the pieces of the product pictures for the scenes that render them: npx tsx tools/pictures/writePieces.ts
import {writeFile} from 'node:fs/promises';
import {loadContent} from '../../studio/load';
import {scenePieces} from './pieces';

const {products} = await loadContent();
const file = new URL('../../studio/pictures/scenes/pieces.json', import.meta.url);
await writeFile(file, `${JSON.stringify(scenePieces(products))}\n`);
