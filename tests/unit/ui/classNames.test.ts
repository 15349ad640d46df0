import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {expect, test} from 'vitest';

const app = path.resolve(import.meta.dirname, '../../../app');

/** Classes that a module joins to a text, and that its style sheet doesn't have: they would be the class `undefined`. */
async function missingClasses(file: string): Promise<string[]> {
  const code = await readFile(file, 'utf8');
  const missing: string[] = [];
  for (const [, name = '', sheet = ''] of code.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)) {
    const from = sheet.startsWith('~/') ? path.join(app, sheet.slice(2)) : path.resolve(path.dirname(file), sheet);
    const css = await readFile(from, 'utf8');
    for (const [, className = ''] of code.matchAll(new RegExp(`\\$\\{${name}\\.(\\w+)\\}`, 'g')))
      if (!new RegExp(`\\.${className}\\b`).test(css)) missing.push(`${path.relative(app, file)}: ${className}`);
  }
  return missing;
}

test('no part of a page has lost its styling', async () => {
  const missing: string[] = [];
  const files = (await readdir(app, {recursive: true})).filter((file) => /\.tsx?$/.test(file));
  for (const file of files) missing.push(...(await missingClasses(path.join(app, file))));
  expect(missing).toEqual([]);
});
