import path from 'node:path';
import {getDocument} from '../document';
import {pages, type PageName} from '../pages';
import {startSite} from '../site';
import {budgets, skeletonPages} from './budgets';
import {table} from './table';
import {firstLoad, gzipSize} from './weight';

/** Sizes and requests of every page beside their budgets, then those of the skeleton. */
export async function compareSizes(build: string, skeleton: string): Promise<string> {
  const rows = [];
  for (const [name, pagePath] of Object.entries(pages) as [PageName, string][]) {
    const {js, css, cold, warm} = await sizes(build, pagePath);
    rows.push([
      name,
      {figure: js, max: budgets.javaScript[name]},
      {figure: css, max: budgets.css},
      {figure: cold, max: budgets.coldRequests},
      {figure: warm, max: budgets.warmRequests},
    ]);
  }
  for (const [name, pagePath] of Object.entries(skeletonPages)) {
    const {js, css, cold, warm} = await sizes(skeleton, pagePath);
    rows.push([`skeleton: ${name}`, {figure: js}, {figure: css}, {figure: cold}, {figure: warm}]);
  }
  return table(['Page', 'JavaScript, kB', 'CSS, kB', 'API cold', 'API warm'], rows);
}

export async function compareWorkers(build: string, skeleton: string): Promise<string> {
  const [own, other] = await Promise.all([build, skeleton].map((folder) => kilobytes(folder, 'server/index.js')));
  return table(
    ['Bundle', 'gzip, kB'],
    [
      ['worker', {figure: own ?? 0, max: budgets.worker}],
      ['skeleton: worker', {figure: other ?? 0}],
    ],
  );
}

/** The scripts of one page, the largest first. */
export async function listScripts(build: string, pagePath: string): Promise<string> {
  const {scripts} = await sizes(build, pagePath);
  const files = await Promise.all(
    [...scripts].map(async (file) => ({file, size: await kilobytes(build, `client${file}`)})),
  );
  files.sort((a, b) => b.size - a.size);
  return table(
    ['Script', 'gzip, kB'],
    files.map(({file, size}) => [file, {figure: size}]),
  );
}

async function kilobytes(build: string, file: string): Promise<number> {
  return (await gzipSize(path.join(build, file))) / 1000;
}

/** The first load of a document in kB, and its Storefront API requests with empty caches (cold) and right after (warm). */
async function sizes(build: string, pagePath: string) {
  const site = await startSite({build});
  try {
    const {status, html} = await getDocument(site.url + pagePath);
    if (status !== 200) throw new Error(`${pagePath} answered ${status}`);
    const cold = (await site.control.requests()).length;
    await site.control.clearRequests();
    await getDocument(site.url + pagePath);
    const warm = (await site.control.requests()).length;
    const {js, css, scripts} = await firstLoad(build, html);
    return {js: js / 1000, css: css / 1000, scripts, cold, warm};
  } finally {
    await site.close();
  }
}
