import {writeFile} from 'node:fs/promises';
import {fontFile, makeFont} from './makeFont';

/** After an update of the font's package: `node --import tsx tools/font/writeFont.ts`. */
await writeFile(fontFile, await makeFont());
