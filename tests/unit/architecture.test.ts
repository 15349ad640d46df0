import {readdir, readFile} from 'node:fs/promises';
import {expect, test} from 'vitest';
import {layers} from '../../dependency-cruiser.config.js';

const read = (file: string) => readFile(new URL(`../../${file}`, import.meta.url), 'utf8');

test('the picture in docs/architecture.md shows the layers of the linter', async () => {
  const drawn = [...(await read('docs/architecture.md')).matchAll(/^\s*layer-(\d+)\["([^"]+)"\]$/gm)];
  expect(drawn.map(([, number, rooms]) => [Number(number), rooms?.split(' | ')])).toEqual(
    layers.map((layer, index) => [index + 1, layer]),
  );
});

test('the decisions are numbered without a hole, and the rules name only those that there are', async () => {
  const files = (await readdir(new URL('../../docs/decisions', import.meta.url))).filter((file) =>
    file.endsWith('.md'),
  );
  const numbers = files.toSorted().map((file) => file.slice(0, 3));
  expect(numbers).toEqual(numbers.map((_, index) => String(index + 1).padStart(3, '0')));
  for (const file of files) expect(await read(`docs/decisions/${file}`)).toMatch(new RegExp(`^# ${file.slice(0, 3)} `));
  const named = (await read('docs/product.md')).matchAll(/decisions? (\d{3})/g);
  expect([...named].map(([, number]) => number).filter((number = '') => !numbers.includes(number))).toEqual([]);
});
