// Draws the places' plans and views into originals/: node plans.mjs [PLACE …]. See scenes/plan.py.
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import sharp from 'sharp';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const script = here('./scenes/plan.py');
const [, table] = readFileSync(script, 'utf8').match(/^PLACES = \{([\s\S]*?)^\}/m);
const all = [...table.matchAll(/'([a-z-]+)': \(/g)].map(([, place]) => place);
const places = process.argv.length > 2 ? process.argv.slice(2) : all;
const folder = mkdtempSync(join(tmpdir(), 'plans-'));
for (const place of places) {
  const svg = join(folder, `${place}.svg`);
  execFileSync(
    'nice',
    ['-n', '19', 'blender', '-b', '-t', '1', '--python-exit-code', '1', '--python', script, '--', place, svg],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const {width, height, size} = await sharp(svg)
    .webp({quality: 90})
    .toFile(here(`./originals/${place}-plan.webp`));
  console.log(`${place}-plan ${width} × ${height}, ${Math.round(size / 1024)} KB`);
}
