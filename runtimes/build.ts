import {cp, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, gzip} from 'node:zlib';
import {build} from 'vite';

const root = path.resolve(import.meta.dirname, '..');
const dist = (name: string) => path.join(root, 'dist', name);

/** Bytes. Below this, compression saves nothing. */
const minSize = 1_000;

/**
 * Makes a folder for each runtime but Oxygen, with all that the runtime needs: one file of code, and the files of the
 * storefront. It runs after Hydrogen's build, as the second half of `npm run build`.
 */
await Promise.all([makeFolder('cloudflare', 'worker', 'worker.js'), makeFolder('node', 'server', 'server.mjs')]);
await cp(path.join(root, 'runtimes/cloudflare/_headers'), dist('cloudflare/client/_headers'));
await compressFiles(dist('node/client'));

async function makeFolder(runtime: 'cloudflare' | 'node', entry: string, output: string): Promise<void> {
  await rm(dist(runtime), {recursive: true, force: true});
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    resolve: {alias: {'~': path.join(root, 'app'), 'virtual:worker': dist('server/index.js')}},
    ssr: {noExternal: true, target: runtime === 'node' ? 'node' : 'webworker'},
    build: {
      ssr: `runtimes/${runtime}/${entry}.ts`,
      outDir: dist(runtime),
      target: 'es2022',
      minify: 'esbuild',
      copyPublicDir: false,
      rollupOptions: {output: {entryFileNames: output, inlineDynamicImports: true}},
    },
  });
  // What Oxygen reads of its own is nobody's business elsewhere.
  await cp(dist('client'), dist(`${runtime}/client`), {
    recursive: true,
    filter: (file) => path.basename(file) !== 'oxygen.json',
  });
}

/** Puts a compressed copy beside each text file; sirv sends the one that the browser takes. */
async function compressFiles(folder: string): Promise<void> {
  const names = await readdir(folder, {recursive: true});
  await Promise.all(
    names.filter((name) => /\.(css|js|svg)$/.test(name)).map((name) => compressFile(path.join(folder, name))),
  );
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.byteLength < minSize) return;
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, {level: 9}));
}
