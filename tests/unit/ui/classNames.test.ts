import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {expect, test} from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');

/** The file that an import names. */
function resolveImport(name: string, importer: string): string {
  if (name.startsWith('~/')) return path.join(root, 'app', name.slice(2));
  return name.startsWith('.') ? path.resolve(path.dirname(importer), name) : path.join(root, name);
}

/** Classes that a module joins to a text, and that its style sheet doesn't have: they would be the class `undefined`. */
async function missingClasses(file: string): Promise<string[]> {
  const code = await readFile(file, 'utf8');
  const missing: string[] = [];
  for (const [, name = '', sheet = ''] of code.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)) {
    const css = await readFile(resolveImport(sheet, file), 'utf8');
    for (const [, className = ''] of code.matchAll(new RegExp(`\\$\\{${name}\\.(\\w+)\\}`, 'g')))
      if (!new RegExp(`\\.${className}\\b`).test(css)) missing.push(`${path.relative(root, file)}: ${className}`);
  }
  return missing;
}

test('no part of a page has lost its styling', async () => {
  const missing: string[] = [];
  for (const folder of ['app', 'joinery']) {
    const files = (await readdir(path.join(root, folder), {recursive: true})).filter((file) => /\.tsx?$/.test(file));
    for (const file of files) missing.push(...(await missingClasses(path.join(root, folder, file))));
  }
  expect(missing).toEqual([]);
});
