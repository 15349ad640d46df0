import path from 'node:path';
import {ensureBuild} from '../../demo-store/run/build';
import {getDocument} from '../support/document';
import {pages, type PageName} from '../support/pages';
import {startSite} from '../support/site';
import {budgets} from './budgets';
import {table} from './table';
import {firstLoad, gzipSize} from './weight';

/** Storefront API requests of a document, with empty caches and right after. */
async function requests(build: string, path: string): Promise<{cold: number; warm: number; html: string}> {
  const site = await startSite({build});
  try {
    const {status, html} = await getDocument(site.url + path);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    const cold = (await site.control.requests()).length;
    await site.control.clearRequests();
    await getDocument(site.url + path);
    return {cold, warm: (await site.control.requests()).length, html};
  } finally {
    await site.close();
  }
}

/** `npm run bench -- home` lists the scripts of one page instead, the largest first. */
async function listScripts(build: string, name: PageName): Promise<void> {
  const {html} = await requests(build, pages[name]);
  const {scripts} = await firstLoad(build, html);
  const sizes = await Promise.all(
    [...scripts].map(async (file) => ({file, size: (await gzipSize(path.join(build, 'client', file))) / 1000})),
  );
  sizes.sort((a, b) => b.size - a.size);
  console.log(table(['Script', 'gzip, kB'], sizes.map(({file, size}) => [[file], [size]])));
}

const build = await ensureBuild(() => console.log('Building …'));
const [only] = process.argv.slice(2);
if (only !== undefined) {
  if (!(only in pages)) throw new Error(`No page is named ${only}. There are ${Object.keys(pages).join(', ')}.`);
  await listScripts(build, only as PageName);
  process.exit();
}

const rows = [];
for (const [name, address] of Object.entries(pages) as [PageName, string][]) {
  const {cold, warm, html} = await requests(build, address);
  const {js, css} = await firstLoad(build, html);
  rows.push({name, js, css, cold, warm});
}
console.log(
  table(
    ['Page', 'JavaScript, kB', 'CSS, kB', 'API cold', 'API warm'],
    rows.map(({name, js, css, cold, warm}) => [
      [name],
      [js / 1000, budgets.javaScript[name]],
      [css / 1000, budgets.css],
      [cold, budgets.coldRequests],
      [warm, budgets.warmRequests],
    ]),
  ),
);
const worker = (await gzipSize(path.join(build, 'server/index.js'))) / 1000;
console.log(table(['Bundle', 'gzip, kB'], [[['worker'], [worker, budgets.worker]]]));
