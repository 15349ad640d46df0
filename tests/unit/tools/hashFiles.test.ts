import {mkdir, mkdtemp, rename, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {hashFiles} from '../../support/hashFiles';

let place: string;
beforeEach(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'hash-'));
  await mkdir(path.join(place, 'store/inner'), {recursive: true});
  await mkdir(path.join(place, 'store/dist'));
  await write('store/inner/a.ts', 'a');
  await write('lock.json', '{}');
});
afterEach(() => rm(place, {recursive: true}));

const write = (file: string, text: string) => writeFile(path.join(place, file), text);
const hash = () => hashFiles(place, ['store', 'lock.json']);

test.each([
  ['a file is changed', () => write('store/inner/a.ts', 'b')],
  ['a file is added', () => write('store/b.ts', '')],
  ['a file is renamed', () => rename(path.join(place, 'store/inner/a.ts'), path.join(place, 'store/inner/b.ts'))],
  ['a file that stands alone is changed', () => write('lock.json', '[]')],
])('a long test runs again when %s', async (_, change) => {
  const before = await hash();
  await change();
  expect(await hash()).not.toBe(before);
});

test('a long test does not run again for what is compiled, or for files that it is not about', async () => {
  const before = await hash();
  await write('store/dist/a.js', '');
  await write('other.ts', '');
  expect(await hash()).toBe(before);
});
