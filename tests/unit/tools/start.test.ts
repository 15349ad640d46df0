import {execFile} from 'node:child_process';
import {cp, mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';

let place: string;
beforeAll(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'start-'));
  await cp('tools/start.js', path.join(place, 'tools/start.js'));
  await writeFile(path.join(place, 'package.json'), '{"type": "module"}');
});
afterAll(() => rm(place, {recursive: true}));

const start = () =>
  new Promise<{code: unknown; output: string}>((resolve) => {
    execFile(process.execPath, ['tools/start.js'], {cwd: place}, (error, stdout, stderr) =>
      resolve({code: error?.code ?? 0, output: stdout + stderr}),
    );
  });

test('npm start runs the built site, or says that it has to be built first', async () => {
  expect(await start()).toEqual({code: 1, output: 'There is no build to start yet: run npm run build first.\n'});
  await mkdir(path.join(place, 'dist/node'), {recursive: true});
  await writeFile(path.join(place, 'dist/node/server.mjs'), "console.log('started');");
  expect(await start()).toEqual({code: 0, output: 'started\n'});
});
