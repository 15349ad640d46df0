import {cp, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, gzip} from 'node:zlib';
import {build} from 'vite';

const root = path.resolve(import.meta.dirname, '..');
const toDistPath = (name: string) => path.join(root, 'dist', name);

/** In bytes. Compressing a smaller file saves nothing. */
const minSize = 1_000;

/**
 * Makes a folder for each runtime except Oxygen, with everything that the runtime needs: one file of code, and the files of the
 * storefront. This is the second half of `npm run build`, after Hydrogen's build.
 */
await Promise.all([makeFolder('cloudflare', 'worker', 'worker.js'), makeFolder('node', 'server', 'server.mjs')]);
await cp(path.join(root, 'runtimes/cloudflare/_headers'), toDistPath('cloudflare/client/_headers'));
await compressFiles(toDistPath('node/client'));

async function makeFolder(runtime: 'cloudflare' | 'node', entry: string, output: string): Promise<void> {
  await rm(toDistPath(runtime), {recursive: true, force: true});
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    resolve: {alias: {'~': path.join(root, 'app'), 'virtual:worker': toDistPath('server/index.js')}},
    ssr: {noExternal: true, target: runtime === 'node' ? 'node' : 'webworker'},
    build: {
      ssr: `runtimes/${runtime}/${entry}.ts`,
      outDir: toDistPath(runtime),
      target: 'es2022',
      minify: 'esbuild',
      copyPublicDir: false,
      rollupOptions: {output: {entryFileNames: output, inlineDynamicImports: true}},
    },
  });
  // `oxygen.json` is for Oxygen alone. Another runtime would serve it to visitors.
  await cp(toDistPath('client'), toDistPath(`${runtime}/client`), {
    recursive: true,
    filter: (file) => path.basename(file) !== 'oxygen.json',
  });
}

/** Puts compressed copies beside each text file. sirv sends the copy that the browser accepts. */
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
