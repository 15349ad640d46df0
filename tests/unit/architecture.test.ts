import {readFile} from 'node:fs/promises';
import {expect, test} from 'vitest';
import {layers} from '../../dependency-cruiser.config.js';

const read = (file: string) => readFile(new URL(`../../${file}`, import.meta.url), 'utf8');

test('the picture in docs/architecture.md shows the layers of the linter', async () => {
  const drawn = [...(await read('docs/architecture.md')).matchAll(/^\s*layer-(\d+)\["([^"]+)"\]$/gm)];
  expect(drawn.map(([, number, rooms]) => [Number(number), rooms?.split(' | ')])).toEqual(
    layers.map((layer, index) => [index + 1, layer]),
  );
});
