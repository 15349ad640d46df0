import type {EntryContext} from '@shopify/remix-oxygen';
import {expect, it} from 'vitest';
import {neededRoutes} from '~/platform/document/neededRoutes';

const routes = {
  root: {id: 'root', path: ''},
  frame: {id: 'frame', parentId: 'root'},
  'de/home': {id: 'de/home', parentId: 'frame', index: true},
  'en/home': {id: 'en/home', parentId: 'frame', path: 'en', index: true},
  'de/shop': {id: 'de/shop', parentId: 'frame', path: 'shop'},
  'de/product': {id: 'de/product', parentId: 'frame', path: 'product/:handle'},
};

it('keeps the routes of the document and those that need no path of their own', () => {
  const matches = ['root', 'frame', 'de/product'].map((id) => ({route: {id}}));
  const context = {manifest: {version: '1', routes}, staticHandlerContext: {matches}} as unknown as EntryContext;
  const manifest = neededRoutes(context);
  expect(Object.keys(manifest.routes)).toEqual(['root', 'frame', 'de/home', 'en/home', 'de/product']);
  expect(manifest.version).toBe('1');
  expect(Object.keys(context.manifest.routes), 'what Remix has').toHaveLength(6);
});
