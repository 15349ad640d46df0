import path from 'node:path';
import {chromium} from 'playwright';
import {launchBrowser} from '../../tools/browser';
import {getDocument} from '../../tools/document';
import {pages, type PageName} from '../../tools/pages';
import {startSite} from '../../tools/site';
import {budgets, skeletonPages} from './budgets';
import {table} from './table';
import {countFiles, firstLoad, gzipSize, totalLoad} from './weight';

/** A table of sizes and requests: first every page beside its budgets, then the skeleton's pages. */
export async function compareSizes(build: string, skeleton: string): Promise<string> {
  const rows = [];
  for (const [name, pagePath] of Object.entries(pages) as [PageName, string][]) {
    const {js, css, wholeJs, scripts, styleSheets, cold, warm} = await measureSizes(build, pagePath);
    rows.push([
      name,
      {figure: js, max: budgets.javaScript[name]},
      {figure: wholeJs},
      {figure: css, max: budgets.css},
      {figure: scripts, max: budgets.scripts},
      {figure: styleSheets, max: budgets.styleSheets},
      {figure: cold, max: budgets.coldRequests},
      {figure: warm, max: budgets.warmRequests},
    ]);
  }
  for (const [name, pagePath] of Object.entries(skeletonPages)) {
    const {js, css, wholeJs, scripts, styleSheets, cold, warm} = await measureSizes(skeleton, pagePath);
    rows.push([
      `skeleton: ${name}`,
      ...[js, wholeJs, css, scripts, styleSheets, cold, warm].map((figure) => ({figure})),
    ]);
  }
  return table(
    ['Page', 'JavaScript, kB', 'until rest, kB', 'CSS, kB', 'scripts', 'style sheets', 'API cold', 'API warm'],
    rows,
  );
}

export async function compareWorkers(build: string, skeleton: string): Promise<string> {
  const [siteSize, skeletonSize] = await Promise.all(
    [build, skeleton].map((folder) => kilobytes(folder, 'server/index.js')),
  );
  return table(
    ['Bundle', 'gzip, kB'],
    [
      ['worker', {figure: siteSize ?? 0, max: budgets.worker}],
      ['skeleton: worker', {figure: skeletonSize ?? 0}],
    ],
  );
}

/** The scripts of one page, the largest first. */
export async function listScripts(build: string, pagePath: string): Promise<string> {
  const {fetched} = await measureSizes(build, pagePath);
  const files = await Promise.all(fetched.map(async (file) => ({file, size: await kilobytes(build, `client${file}`)})));
  files.sort((a, b) => b.size - a.size);
  return table(
    ['Script', 'gzip, kB'],
    files.map(({file, size}) => [file, {figure: size}]),
  );
}

async function kilobytes(build: string, file: string): Promise<number> {
  return (await gzipSize(path.join(build, file))) / 1000;
}

/**
 * The kB and the scripts that a browser fetches for a page, on first load and until the page is idle, the files that its document
 * names, and the number of Storefront API requests for the document, with empty caches (cold) and at the next visit (warm).
 */
async function measureSizes(build: string, pagePath: string) {
  const site = await startSite({build});
  const browser = await launchBrowser();
  try {
    const {status, html} = await getDocument(site.url + pagePath);
    if (status !== 200) throw new Error(`${pagePath} answered ${status}`);
    const cold = (await site.control.requests()).length;
    await site.control.clearRequests();
    await getDocument(site.url + pagePath);
    const warm = (await site.control.requests()).length;
    const page = await (await chromium.connect(browser.wsEndpoint())).newPage();
    const {js, css, scripts: fetched} = await firstLoad(page, site.url + pagePath, build);
    const whole = await totalLoad(page, build);
    return {js: js / 1000, wholeJs: whole.js / 1000, css: css / 1000, fetched, ...countFiles(html), cold, warm};
  } finally {
    await Promise.all([browser.close(), site.close()]);
  }
}
