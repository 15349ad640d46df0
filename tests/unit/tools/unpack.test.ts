import {access, mkdtemp, readdir, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test, vi} from 'vitest';
import {unpackBrowser} from '../../../tools/unpack';

let place: string;
beforeAll(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'unpack-'));
});
afterAll(() => rm(place, {recursive: true}));

/** A program that writes a file to the temporary folder, as the package does, and ends when `go` is there. */
async function programOf(name: string, code: string): Promise<string> {
  const file = path.join(place, `${name}.mjs`);
  await writeFile(
    file,
    `import {existsSync, writeFileSync} from 'node:fs';
     import {tmpdir} from 'node:os';
     writeFileSync(tmpdir() + '/chromium', process.env.AWS_EXECUTION_ENV);
     ${code}`,
  );
  return file;
}

test('the tests’ browser is unpacked without affecting other programs', async () => {
  const folder = path.join(place, 'whole');
  const go = path.join(place, 'go');
  const wait = `const timer = setInterval(() => existsSync(${JSON.stringify(go)}) && clearInterval(timer), 10);`;
  const before = {...process.env};
  const unpacking = unpackBrowser(await programOf('slow', wait), folder);
  await vi.waitFor(async () => {
    const inside = (await readdir(place)).find((name) => name.startsWith('whole-')) ?? 'none';
    await access(path.join(place, inside, 'chromium'));
  }, 10_000);
  expect(process.env).toEqual(before);
  await writeFile(go, '');
  await unpacking;
  expect(await readdir(folder)).toEqual(['chromium']);
});

test('when the tests’ browser fails, no files are left behind', async () => {
  const program = await programOf('failing', 'process.exitCode = 3;');
  await expect(unpackBrowser(program, path.join(place, 'broken'))).rejects.toThrow('has ended with 3');
  expect((await readdir(place)).filter((name) => name.startsWith('broken'))).toEqual([]);
});
