import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Page} from 'playwright';

/** Size of a file of the build when gzipped, in bytes. */
export async function gzipSize(file: string): Promise<number> {
  return gzipSync(await readFile(file)).byteLength;
}

/** What a browser has fetched for a page. Sizes are of all files together, gzipped, in bytes. */
interface Load {
  js: number;
  css: number;
  /** Paths of the scripts. */
  scripts: string[];
}

declare global {
  interface Window {
    /** When React began to take the document over, in ms since the visit. */
    hydratedAt?: number;
  }
}

/** What the browser asks for before React begins to take the document over: without a touch, however the code asks for it. */
export async function firstLoad(page: Page, url: string, build: string): Promise<Load> {
  await page.addInitScript(() => {
    const timer = setInterval(() => {
      if (!Object.keys(document).some((key) => key.startsWith('__reactContainer'))) return;
      window.hydratedAt = performance.now();
      clearInterval(timer);
    }, 1);
  });
  await page.goto(url);
  return loadOf(build, await fetched(page, await hydratedAt(page)));
}

/** All that the browser has asked for when the page has come to rest, `firstLoad` included. Nobody has touched it. */
export async function wholeLoad(page: Page, build: string): Promise<Load> {
  await page.waitForTimeout(restTime);
  return loadOf(build, await fetched(page, Infinity));
}

/** Longer than the consent banner waits for a first touch, in ms. */
const restTime = 4000;

async function hydratedAt(page: Page): Promise<number> {
  return (await page.waitForFunction(() => window.hydratedAt)).jsonValue() as Promise<number>;
}

/** Paths of the files of the build that were asked for until a moment. */
function fetched(page: Page, until: number): Promise<string[]> {
  return page.evaluate((end) => {
    const entries = performance.getEntriesByType('resource').filter(({startTime}) => startTime < end);
    return [...new Set(entries.map(({name}) => new URL(name).pathname))];
  }, until);
}

async function loadOf(build: string, paths: string[]): Promise<Load> {
  const named = (ending: string) => paths.filter((file) => file.startsWith('/assets/') && file.endsWith(ending));
  const total = async (files: string[]) => {
    const sizes = await Promise.all(files.map((file) => gzipSize(path.join(build, 'client', file))));
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  const scripts = named('.js');
  return {scripts, js: await total(scripts), css: await total(named('.css'))};
}
