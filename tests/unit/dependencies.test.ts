import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, '../..', file), 'utf8');

it('docs/dependencies.md lists every software package that the project uses, and no other', () => {
  const {dependencies, devDependencies} = JSON.parse(read('package.json')) as Record<string, Record<string, string>>;
  const rows = [...read('docs/dependencies.md').matchAll(/^\| (`.*?`) +\|/gm)];
  const documented = rows.flatMap(([, names = '']) => [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  expect(documented.sort()).toEqual(Object.keys({...dependencies, ...devDependencies}).sort());
});
