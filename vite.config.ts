import {vitePlugin as remix} from '@remix-run/dev';
import {hydrogen} from '@shopify/hydrogen/vite';
import {oxygen} from '@shopify/mini-oxygen/vite';
import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vite';
import remixConfig from './remix.config.js';

export default defineConfig({
  plugins: [hydrogen({disableVirtualRoutes: true}), oxygen(), remix(remixConfig)],
  resolve: {
    alias: {'~': fileURLToPath(new URL('./app', import.meta.url))},
  },
  // A dev server that moved to another port would not be the one that `npm run dev` names.
  server: {strictPort: true},
  // All pages are read at the start: a dependency found later, on a first visit or after first paint, would reload the page.
  optimizeDeps: {entries: ['app/**/*.tsx']},
  build: {
    // A strict Content-Security-Policy has no room for inlined assets.
    assetsInlineLimit: 0,
  },
});
