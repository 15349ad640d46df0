import {vitePlugin as remixPlugin} from '@remix-run/dev';
import {hydrogen} from '@shopify/hydrogen/vite';
import {oxygen} from '@shopify/mini-oxygen/vite';
import {createHash, randomUUID} from 'node:crypto';
import {fileURLToPath} from 'node:url';
import {defineConfig, type Plugin, type Rollup} from 'vite';
import remixConfig from './remix.config.js';

const app = fileURLToPath(new URL('./app', import.meta.url));

/** It runs after the page's routes, so it stays a file of its own. */
const entry = `${app}/entry.client.tsx`;

/** Parts that so many kinds of pages need come with the frame: many small files compress worse, and each is a request. */
const commonFrom = 4;
const common = new RegExp(`^${app}/(?:ui|platform|i18n|legal)/|\\.module\\.css$`);

/** The modules of every page of the browser. */
const everywhere = [`${app}/root.tsx`, `${app}/chrome/PageBoundary.tsx`, entry];

const frameChunk: Rollup.GetManualChunk = (id, {getModuleInfo}) => {
  const seen = new Set<string>();
  const needing = new Set<string>();
  let isEverywhere = false;
  const climb = (module: string): void => {
    if (seen.has(module)) return;
    seen.add(module);
    const [file = module] = module.split('?');
    if (everywhere.includes(file)) isEverywhere = true;
    else if (file.startsWith(`${app}/routes/`)) needing.add(file);
    else getModuleInfo(module)?.importers.forEach(climb);
  };
  if (!id.startsWith(app) || id === entry || id.includes('?') || id.startsWith(`${app}/routes/`)) return undefined;
  climb(id);
  if (isEverywhere || (needing.size >= commonFrom && common.test(id))) return 'frame';
  // The page of a product has the most styles: those that it shares with other pages are one more file.
  const shared = id.endsWith('.module.css') && needing.size > 1 && needing.has(`${app}/routes/product.tsx`);
  return shared ? 'goods' : undefined;
};

interface Settled {
  /** End of a module's id, without `.js`. */
  file: string;
  question: RegExp;
  answer: string;
}

const remix = '@remix-run/react/dist/esm';
const router = '@remix-run/router/dist/router';
const routerDom = 'react-router-dom/dist/index';

/** What packages ask while they run in the browser although the build knows the answer (decision 020). */
const settled: Settled[] = [
  // All flags of `remix.config.js` are on.
  ...['browser', 'components', 'fog-of-war', 'links', 'routes'].map((file) => ({
    file: `${remix}/${file}`,
    question: /(?:window\.__remixContext\.)?\bfuture\.v3_\w+/g,
    answer: 'true',
  })),
  // With those flags Remix sets all of the router's.
  {file: router, question: /\bfuture\.v7_\w+/g, answer: 'true'},
  ...['browser', 'routeModules'].map((file) => ({
    file: `${remix}/${file}`,
    question: /window\.__remixContext\.isSpaMode/g,
    answer: 'false',
  })),
  ...['components', 'routes', 'scroll-restoration'].map((file) => ({
    file: `${remix}/${file}`,
    question: /(?<=if \()isSpaMode(?=\))|\bisSpaMode(?= (?:\?|&&))/g,
    answer: 'false',
  })),
  // No route has functions that load or act in the browser.
  {file: `${remix}/routes`, question: /\b(?:routeModule|mod)\.client(?:Loader|Action)\b/g, answer: 'undefined'},
  {file: `${remix}/routes`, question: /\broute\.hasClient(?:Loader|Action)\b/g, answer: 'false'},
  {file: `${remix}/single-fetch`, question: /manifest\.routes\[m\.route\.id\]\.hasClientLoader/g, answer: 'false'},
  // A document comes with its data.
  {
    file: `${remix}/routes`,
    question: /route\.id === "root" \? RemixRootDefaultHydrateFallback/g,
    answer: 'false ? null',
  },
  // All data of a page comes in one answer, and all of it at once.
  {file: `${remix}/routes`, question: /typeof singleFetch === "function"/g, answer: 'true'},
  {file: router, question: /init\.dataStrategy \|\| defaultDataStrategy/g, answer: 'init.dataStrategy'},
  {file: router, question: /(?<!function )isDeferred(?:Data|Result)\(\w[\w.]*\)/g, answer: 'false'},
  // Forms are sent by the browser or by `fetch`, never by the router (`eslint.config.js` sees to it).
  {file: router, question: /(?<!function )isMutationMethod\([\w.]+\)/g, answer: 'false'},
  {file: router, question: /(?<!function )isSubmissionNavigation\(opts\)/g, answer: 'false'},
  {file: router, question: /opts && opts\.pendingError/g, answer: 'false'},
  {file: `${remix}/single-fetch`, question: /\["POST".*?\]\.includes\(request\.method\)/g, answer: 'false'},
  {file: `${remix}/data`, question: /request\.method !== "GET"/g, answer: 'false'},
  {file: routerDom, question: /(?<=submitImpl = )useSubmit\(\)/g, answer: 'null'},
  {file: routerDom, question: /\/\*#__PURE__\*\/React\.createElement\(Form, .*?\}\)\)/gs, answer: 'null'},
  // No page keeps its visitor from leaving.
  {file: router, question: /(?<!function )shouldBlockNavigation\(\{.*?\}\)/gs, answer: 'undefined'},
  // It is the browser.
  {file: router, question: /(?<=if \()isBrowser(?=\))/g, answer: 'true'},
  {file: router, question: /(?<=if \()isServer(?=\))/g, answer: 'false'},
  // Names for a developer's tools, which would keep components that nobody uses.
  {file: `${remix}/components`, question: /^\w+\.displayName = .*$/gm, answer: ''},
  // A late style sheet is fetched as those of routes are: else a browser that has it fetches it once more, and warns.
  {file: 'vite/preload-helper', question: /link\.crossOrigin = "";/g, answer: ''},
  // The scripts of Remix's own error page are there already when the browser shows it.
  {
    file: `${remix}/errorBoundaries`,
    question: /\/\*#__PURE__\*\/React\.createElement\(Scripts, null\)/g,
    answer: 'null',
  },
];

/** Puts the answers into the browser's code, so that what hangs on other answers is left out. */
function settle(): Plugin {
  return {
    name: 'settle-remix',
    apply: 'build',
    transform(code, id, {ssr} = {}) {
      const known = ssr ? [] : settled.filter(({file}) => id.endsWith(`${file}.js`));
      for (const {file, question} of known)
        if (!code.match(question)) this.error(`There is no ${question} in ${file}.js.`);
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
  {find: /^react-dom$/, replacement: `${app}/platform/document/workerDom.ts`},
  {
    find: /^react-dom\/server$/,
    replacement: fileURLToPath(
      new URL('node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.min.js', import.meta.url),
    ),
  },
];

/** Short, and the same in both builds. Vite's own names have the number of a line, which compresses badly. */
function scopedName(name: string, file: string): string {
  const [module = ''] = file.slice(app.length).split('?');
  return `${createHash('sha256')
    .update(module)
    .digest('base64url')
    .replace(/[^a-z]/gi, '')
    .slice(0, 3)}-${name}`;
}

export default defineConfig(({isSsrBuild}) => ({
  plugins: [hydrogen({disableVirtualRoutes: true}), oxygen(), remixPlugin(remixConfig), settle()],
  resolve: {alias: [{find: '~', replacement: app}, ...(isSsrBuild ? workerReact : [])]},
  css: {modules: {generateScopedName: scopedName}},
  // Documents that another build has rendered are of no use.
  define: isSsrBuild ? {'import.meta.env.BUILD_ID': JSON.stringify(randomUUID())} : {},
  // A dev server that moved to another port would not be the one that `npm run dev` names.
  server: {strictPort: true},
  // All pages are read at the start: a dependency found later, on a first visit or after first paint, would reload the page.
  optimizeDeps: {entries: ['app/**/*.tsx']},
  build: {
    // A strict Content-Security-Policy has no room for inlined assets.
    assetsInlineLimit: 0,
    // The first ones that know `:has()`, which the styles use: older spellings of other properties would be of no use.
    cssTarget: ['chrome105', 'safari15.4', 'firefox121'],
    // It makes the code 6 % smaller than esbuild does.
    minify: 'terser',
    terserOptions: {
      ecma: 2020,
      // Vite's default works around Safari 10, which can't run this code at all.
      safari10: false,
      format: {comments: false},
      // In the browser's code no statement reads a property for the sake of reading.
      compress: isSsrBuild ? {} : {passes: 3, pure_getters: true},
    },
    rollupOptions: isSsrBuild ? {} : {output: {manualChunks: frameChunk}},
  },
}));
