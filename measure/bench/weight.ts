import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Page} from 'playwright';
import {tags} from '../../tools/document';

/** Size of a file of the build when gzipped, in bytes. */
export async function gzipSize(file: string): Promise<number> {
  return gzipSync(await readFile(file)).byteLength;
}

/** How many scripts and style sheets for the screen a document names. */
export function countFiles(html: string): {scripts: number; styleSheets: number} {
  const links = tags(html, 'link');
  // `late` is a module that `deferScripts` has deferred.
  const scripts = links.filter(({rel}) => rel === 'modulepreload' || rel === 'late');
  const styleSheets = links.filter(({rel, media}) => rel === 'stylesheet' && media !== 'print');
  return {scripts: scripts.length, styleSheets: styleSheets.length};
}

/** What a browser has fetched for a page. `js` and `css` are the gzipped bytes of all such files together. */
interface Load {
  js: number;
  css: number;
  /** Paths of the scripts. */
  scripts: string[];
}

declare global {
  interface Window {
    /** When React began to hydrate the document, in ms since the start of the visit. */
    hydratedAt?: number;
  }
}

/** Everything that the browser requests before React begins to hydrate the document, without any action of a visitor. */
export async function firstLoad(page: Page, url: string, build: string): Promise<Load> {
  await page.addInitScript(() => {
    const timer = setInterval(() => {
      if (!Object.keys(document).some((key) => key.startsWith('__reactContainer'))) return;
      window.hydratedAt = performance.now();
      clearInterval(timer);
    }, 1);
  });
  await page.goto(url);
  return measureLoad(build, await listFetchedPaths(page, await waitForHydration(page)));
}

/** Everything that the browser has requested when the page is idle, `firstLoad` included, without any action of a visitor. */
export async function totalLoad(page: Page, build: string): Promise<Load> {
  await page.waitForTimeout(restTime);
  return measureLoad(build, await listFetchedPaths(page, Infinity));
}

/** Longer than the consent banner waits for a first touch, in ms. */
const restTime = 4000;

async function waitForHydration(page: Page): Promise<number> {
  return (await page.waitForFunction(() => window.hydratedAt)).jsonValue() as Promise<number>;
}

/** Paths of all resources that were requested before a moment. */
function listFetchedPaths(page: Page, until: number): Promise<string[]> {
  return page.evaluate((end) => {
    const entries = performance.getEntriesByType('resource').filter(({startTime}) => startTime < end);
    return [...new Set(entries.map(({name}) => new URL(name).pathname))];
  }, until);
}

async function measureLoad(build: string, paths: string[]): Promise<Load> {
  const filterByEnding = (ending: string) =>
    paths.filter((file) => file.startsWith('/assets/') && file.endsWith(ending));
  const sumSizes = async (files: string[]) => {
    const sizes = await Promise.all(files.map((file) => gzipSize(path.join(build, 'client', file))));
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  const scripts = filterByEnding('.js');
  return {scripts, js: await sumSizes(scripts), css: await sumSizes(filterByEnding('.css'))};
}
