// Packs what is drawn as SVG into originals/: the invented clients' logos, and the specimens that stand where a merchant puts
// official labels. Run: node logos.mjs
import {readdir} from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

for (const folder of ['logos', 'specimens']) {
  for (const name of await readdir(path.join(import.meta.dirname, folder))) {
    const target = path.join(import.meta.dirname, 'originals', name.replace('.svg', '.webp'));
    await sharp(path.join(import.meta.dirname, folder, name))
      .webp({lossless: true})
      .toFile(target);
  }
}
