import {vitePlugin as remix} from '@remix-run/dev';
import {hydrogen} from '@shopify/hydrogen/vite';
import {oxygen} from '@shopify/mini-oxygen/vite';
import {randomUUID} from 'node:crypto';
import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vite';
import remixConfig from './remix.config.js';

export default defineConfig(({isSsrBuild}) => ({
  plugins: [hydrogen({disableVirtualRoutes: true}), oxygen(), remix(remixConfig)],
  resolve: {alias: {'~': fileURLToPath(new URL('./app', import.meta.url))}},
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
    // Vite's default for `safari10` works around a browser that can't run this code at all.
    terserOptions: {ecma: 2020, safari10: false, format: {comments: false}},
  },
}));
