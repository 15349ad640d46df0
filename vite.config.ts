import {vitePlugin as remix} from '@remix-run/dev';
import {hydrogen} from '@shopify/hydrogen/vite';
import {oxygen, type OxygenPluginOptions} from '@shopify/mini-oxygen/vite';
import {randomUUID} from 'node:crypto';
import {fileURLToPath} from 'node:url';
import {defineConfig, type Rollup} from 'vite';
import remixConfig from './remix.config.js';
import {queryTypes} from './tools/queryTypes';

/** `npm run dev -- --verbose`: every request, and what Vite does. */
const verbose = process.argv.includes('--verbose');

/** Milliseconds from which on a request counts as slow. */
const slow = 1_000;

/** Prints a request that failed or was slow. The gate's 401 is no failure. */
const logRequest: OxygenPluginOptions['logRequestLine'] = ({request, response: {status}, meta: {durationMs}}) => {
  if (durationMs < slow && (status < 400 || status === 401)) return;
  const {pathname, search} = new URL(request.url);
  console.log(`${request.method} ${pathname}${search} ${status}, ${durationMs} ms`);
};

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const rootModule = folder('app/root.tsx');

/**
 * What every page loads is one script, the root with all that it imports, and the screen has one style sheet (decision 029). A style sheet
 * that is loaded by its URL, as the one for paper, has a query in its id and stays apart. That of enlarged pictures comes with their code.
 */
const manualChunks: Rollup.GetManualChunk = (id) =>
  id === rootModule || (id.endsWith('.css') && !id.endsWith('/zoom/showPictures.css')) ? 'site' : undefined;

export default defineConfig(({command, isSsrBuild}) => ({
  logLevel: command === 'serve' && !verbose ? 'warn' : 'info',
  plugins: [
    hydrogen({disableVirtualRoutes: true}),
    oxygen(verbose ? {} : {logRequestLine: logRequest}),
    remix(remixConfig),
    queryTypes(),
  ],
  resolve: {alias: {'~': folder('./app'), joinery: folder('./joinery')}},
  // Documents that another build has rendered are of no use.
  define: isSsrBuild ? {'import.meta.env.BUILD_ID': JSON.stringify(randomUUID())} : {},
  // A dev server that moved to another port would not be the one that `npm run dev` names. A file in `.cache/` is nobody's source.
  server: {strictPort: true, watch: {ignored: ['**/.cache/**']}},
  // All pages are read at the start: a dependency found later, on a first visit or after first paint, would reload the page.
  optimizeDeps: {entries: ['app/**/*.tsx']},
  // CommonJS, which the worker of the dev server can't load as it is.
  ssr: {optimizeDeps: {include: ['node-html-markdown', 'node-html-parser']}},
  build: {
    rollupOptions: isSsrBuild ? {} : {output: {manualChunks}},
    // A strict Content-Security-Policy has no room for inlined assets.
    assetsInlineLimit: 0,
    // The first ones that know `:has()`, which the styles use: older spellings of other properties would be of no use.
    cssTarget: ['chrome105', 'safari15.4', 'firefox121'],
    // It makes the code 6 % smaller than esbuild does.
    minify: 'terser',
    // Vite's default for `safari10` works around a browser that can't run this code at all.
    terserOptions: {ecma: 2020, safari10: false, format: {comments: false}},
  },
}));
