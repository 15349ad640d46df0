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
  // Loaded after first paint, so the dev server wouldn't find it before the page asks for it, and would reload.
  optimizeDeps: {include: ['framer-motion']},
  build: {
    // A strict Content-Security-Policy has no room for inlined assets.
    assetsInlineLimit: 0,
  },
});
