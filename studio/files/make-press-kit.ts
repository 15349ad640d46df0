/**
 * Makes `press-kit.zip` from everything in `press-kit/` and from some pictures in a smaller size:
 *   npx tsx studio/files/make-press-kit.ts
 */
import {readdir, readFile, stat, writeFile} from 'node:fs/promises';
import {fileURLToPath} from 'node:url';
import sharp from 'sharp';
import {zip, type ZipEntry} from './zip';

const here = fileURLToPath(new URL('.', import.meta.url));
const originals = `${here}../pictures/originals`;
const pictures = [
  'kanzlei-am-hofgarten-1',
  'laden-papeterie-1',
  'altbau-waldstrassenviertel-1',
  'haus-am-kanal-1',
  'werkstatt-1',
  'tisch-eiche',
  'kliv-terrasse',
];

const entries: ZipEntry[] = [];
for (const name of (await readdir(`${here}press-kit`)).sort()) {
  entries.push({name: `maser-und-mass/${name}`, data: await readFile(`${here}press-kit/${name}`)});
}
for (const name of pictures) {
  const original = `${originals}/${name}.webp`;
  if (!(await stat(original).catch(() => undefined))) {
    console.warn(`Left out, as it isn't there yet: ${name}`);
    continue;
  }
  const data = await sharp(original)
    .resize(1400, 1400, {fit: 'inside', withoutEnlargement: true})
    .jpeg({quality: 82, mozjpeg: true})
    .toBuffer();
  entries.push({name: `maser-und-mass/bilder/${name}.jpg`, data});
}
const archive = zip(entries);
await writeFile(`${here}press-kit.zip`, archive);
console.log(`press-kit.zip: ${entries.length} files, ${Math.round(archive.length / 1024)} kB`);
