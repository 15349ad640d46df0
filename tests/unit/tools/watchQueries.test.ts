import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {watchQueries} from '../../../tools/watchQueries';

let folder: string;
let watched: {close(): void} | undefined;
const query = (field: string, more = '') => `const QUERY = \`#graphql query { shop { ${field} } }\`;\n${more}`;
const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'queries-'));
});

afterEach(() => {
  watched?.close();
  rmSync(folder, {recursive: true});
});

test('types are generated when a query changes, and not for other changes', async () => {
  let runs = 0;
  watched = watchQueries([folder], async () => {
    runs++;
    await wait(10);
  });
  write('shop.ts', query('name'));
  write('other.ts', 'export const a = 1;\n');
  await vi.waitFor(() => expect(runs).toBe(1), {timeout: 5000});

  write('shop.ts', query('name', 'export const b = 2;\n'));
  write('other.ts', 'export const a = 2;\n');
  await wait(700);
  expect(runs).toBe(1);

  write('shop.ts', query('id'));
  await vi.waitFor(() => expect(runs).toBe(2), {timeout: 5000});
  rmSync(path.join(folder, 'shop.ts'));
  await vi.waitFor(() => expect(runs).toBe(3), {timeout: 5000});
});
