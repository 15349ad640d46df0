import {vitePlugin as remix} from '@remix-run/dev';
import {hydrogen} from '@shopify/hydrogen/vite';
import {oxygen} from '@shopify/mini-oxygen/vite';
import {randomUUID} from 'node:crypto';
import {fileURLToPath} from 'node:url';
import {defineConfig, type Plugin, type Rollup} from 'vite';
import remixConfig from './remix.config.js';

const app = fileURLToPath(new URL('./app', import.meta.url));

/** It runs after the page's routes, so it stays a file of its own. */
const entry = `${app}/entry.client.tsx`;

/** What every page of the browser needs becomes one file: many small ones compress worse. */
const frameChunk: Rollup.GetManualChunk = (id, {getModuleInfo}) => {
  const seen = new Set<string>();
  const alwaysNeeded = (module: string): boolean => {
    if (module === `${app}/root.tsx` || module === entry) return true;
    if (seen.has(module)) return false;
    seen.add(module);
    return getModuleInfo(module)?.importers.some(alwaysNeeded) ?? false;
  };
  return id.startsWith(app) && id !== entry && alwaysNeeded(id) ? 'frame' : undefined;
};

/** What Remix's code asks while it runs in the browser although the build knows the answer (decision 020). */
const settled: {file: string; question: RegExp; answer: string}[] = [
  // All flags of `remix.config.js` are on.
  ...['browser', 'components', 'fog-of-war', 'links', 'routes'].map((file) => ({
    file,
    question: /(?:window\.__remixContext\.)?\bfuture\.v3_\w+/g,
    answer: 'true',
  })),
  ...['browser', 'routeModules'].map((file) => ({
    file,
    question: /window\.__remixContext\.isSpaMode/g,
    answer: 'false',
  })),
  ...['components', 'routes', 'scroll-restoration'].map((file) => ({
    file,
    question: /(?<=if \()isSpaMode(?=\))|\bisSpaMode(?= (?:\?|&&))/g,
    answer: 'false',
  })),
  // No route has functions that load or act in the browser.
  {file: 'routes', question: /\b(?:routeModule|mod)\.client(?:Loader|Action)\b/g, answer: 'undefined'},
  {file: 'routes', question: /\broute\.hasClient(?:Loader|Action)\b/g, answer: 'false'},
  // The scripts of Remix's own error page are there already when the browser shows it.
  {file: 'errorBoundaries', question: /\/\*#__PURE__\*\/React\.createElement\(Scripts, null\)/g, answer: 'null'},
];

/** Puts the answers into the browser's code, so that what hangs on other answers is left out. */
function settle(): Plugin {
  return {
    name: 'settle-remix',
    apply: 'build',
    transform(code, id, {ssr} = {}) {
      const [, file] = /@remix-run\/react\/dist\/esm\/([\w-]+)\.js$/.exec(id) ?? [];
      const known = ssr ? [] : settled.filter((entry) => entry.file === file);
      for (const {question} of known)
        if (!code.match(question)) this.error(`Remix no longer asks ${question} in ${file}.js.`);
      return known.length
        ? known.reduce((text, {question, answer}) => text.replace(question, answer), code)
        : undefined;
    },
  };
}

/**
 * What of React the worker needs, a fifth of what it would get. `react-dom` is the renderer of the browser: on the worker it is only
 * imported. `react-dom/server` has two renderers, and this one renders to a string (decision 015).
 */
const workerReact = [
  {find: /^react-dom$/, replacement: `${app}/platform/workerDom.ts`},
  {
    find: /^react-dom\/server$/,
    replacement: fileURLToPath(
      new URL('node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.min.js', import.meta.url),
    ),
  },
];

export default defineConfig(({isSsrBuild}) => ({
  plugins: [hydrogen({disableVirtualRoutes: true}), oxygen(), remix(remixConfig), settle()],
  resolve: {alias: [{find: '~', replacement: app}, ...(isSsrBuild ? workerReact : [])]},
  // Documents that another build has rendered are of no use.
  define: isSsrBuild ? {'import.meta.env.BUILD_ID': JSON.stringify(randomUUID())} : {},
  // A dev server that moved to another port would not be the one that `npm run dev` names.
  server: {strictPort: true},
  // All pages are read at the start: a dependency found later, on a first visit or after first paint, would reload the page.
  optimizeDeps: {entries: ['app/**/*.tsx']},
  build: {
    // A strict Content-Security-Policy has no room for inlined assets.
    assetsInlineLimit: 0,
    // Terser makes the browser's code 6 % smaller than esbuild does; the worker's size doesn't matter as much.
    minify: isSsrBuild ? 'esbuild' : 'terser',
    // Vite's default works around Safari 10, which can't run this code at all.
    // To read a property does nothing else in this code: no statement reads one for the sake of reading.
    terserOptions: {
      ecma: 2020,
      safari10: false,
      format: {comments: false},
      compress: {passes: 3, pure_getters: true},
    },
    rollupOptions: isSsrBuild ? {} : {output: {manualChunks: frameChunk}},
  },
}));
