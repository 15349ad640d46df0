// Packs the invented clients' logos, drawn as SVG in logos/, into originals/. Run: node logos.mjs
import {readdir} from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const folder = path.join(import.meta.dirname, 'logos');
for (const name of await readdir(folder)) {
  const target = path.join(import.meta.dirname, 'originals', name.replace('.svg', '.webp'));
  await sharp(path.join(folder, name)).webp({lossless: true}).toFile(target);
}
