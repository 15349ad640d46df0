import {existsSync} from 'node:fs';

// `npm start` needs no packages, so this file is plain JavaScript.
const server = new URL('../dist/node/server.mjs', import.meta.url);

if (existsSync(server)) {
  await import(server.href);
} else {
  console.error('There is no build to start yet: run npm run build first.');
  process.exitCode = 1;
}
