// Contact sheet of the pictures, for looking at: node contact-sheet.mjs [OUT.png] [--from FOLDER] [--cell PX] [NAME …]
import {readdirSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {basename, extname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import sharp from 'sharp';

const args = process.argv.slice(2);
const option = (name, fallback) => {
  const i = args.indexOf(name);
  return i < 0 ? fallback : args.splice(i, 2)[1];
};
const folder = option('--from', fileURLToPath(new URL('./originals', import.meta.url)));
const cell = Number(option('--cell', 300));
const out = args[0]?.endsWith('.png') ? args.shift() : join(tmpdir(), 'contact-sheet.png');
const files = readdirSync(folder)
  .filter((f) => /\.(webp|png)$/.test(f) && (!args.length || args.some((a) => f.startsWith(a))))
  .sort();
const columns = Math.min(files.length, Number(process.env.COLUMNS_PER_ROW ?? 8));
const gap = 12;
const label = 16;
const tiles = await Promise.all(
  files.map(async (file, i) => {
    const left = gap + (i % columns) * (cell + gap);
    const top = gap + Math.floor(i / columns) * (cell + gap + label);
    const picture = await sharp(join(folder, file))
      .resize(cell, cell, {fit: 'inside'})
      .png()
      .toBuffer({resolveWithObject: true});
    const name = basename(file, extname(file));
    const text = `<svg width="${cell}" height="${label}"><text x="0" y="12" font-family="sans-serif" font-size="11">${name}</text></svg>`;
    return [
      {input: picture.data, left, top: top + cell - picture.info.height},
      {input: Buffer.from(text), left, top: top + cell},
    ];
  }),
);
const rows = Math.ceil(files.length / columns);
await sharp({
  create: {
    width: gap + columns * (cell + gap),
    height: gap + rows * (cell + gap + label),
    channels: 3,
    background: '#ffffff',
  },
})
  .composite(tiles.flat())
  .png()
  .toFile(out);
console.log(`${files.length} pictures: ${out}`);
