import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {output} from '../../tools/build';
import {budgets} from '../../measure/bench/budgets';
import {countFiles, firstLoad, gzipSize} from '../../measure/bench/weight';
import {getDocument} from '../../tools/document';
import {pages, type PageName} from '../../tools/pages';
import {expect, test} from '../support/test';

/** Texts that only the demo store, the studio or the tools contain. */
const foreign = [
  ...['_demo/reset', 'demo-session-secret', 'Probebestellung', 'node:http'],
  ...['website@maser-mass.example', 'is no decimal number', 'produkte/'],
  ...['Ctrl-C stops', 'does NOT belong to'],
];

async function scripts(folder: string): Promise<string[]> {
  const names = await readdir(path.join(output, folder), {recursive: true});
  return names.filter((name) => name.endsWith('.js')).map((name) => path.join(output, folder, name));
}

test('the program for the server contains only the site and the packages that it uses', async () => {
  const map = await readFile(path.join(output, 'server/index.js.map'), 'utf8');
  const {sources} = JSON.parse(map) as {sources: string[]};
  expect(sources.some((source) => source.includes('/app/root.tsx'))).toBe(true);
  const own = sources.filter((source) => !source.includes('node_modules/'));
  expect(own.filter((source) => /(^|\/)(demo-store|studio|tools|tests)\//.test(source))).toEqual([]);
});

test('the program for the server leaves out the animation library, which only browsers need', async () => {
  const map = await readFile(path.join(output, 'server/index.js.map'), 'utf8');
  const {sources} = JSON.parse(map) as {sources: string[]};
  expect(sources.filter((source) => /node_modules\/(framer-motion|motion-\w+)\//.test(source))).toEqual([]);
});

test('the program for the server stays within its size budget', async () => {
  const bytes = await gzipSize(path.join(output, 'server/index.js'));
  expect(bytes / 1000).toBeLessThanOrEqual(budgets.worker);
});

for (const folder of ['server', 'client']) {
  test(`no code of the demo store, the studio or the tools is delivered with the site (${folder} bundle)`, async () => {
    const files = await scripts(folder);
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      const code = await readFile(file, 'utf8');
      expect(
        foreign.filter((text) => code.includes(text)),
        file,
      ).toEqual([]);
    }
  });
}

test('the first visit to each kind of page downloads no more than its budget allows', async ({open, site}) => {
  const page = await open('/imprint');
  for (const [name, budget] of Object.entries(budgets.javaScript) as [PageName, number][]) {
    await test.step(`${name}: at most ${budget} kB of JavaScript`, async () => {
      const {js, css, scripts} = await firstLoad(page, site.url + pages[name], output);
      expect(scripts.length).toBeGreaterThan(3);
      expect(js / 1000).toBeLessThanOrEqual(budget);
      expect(css / 1000).toBeLessThanOrEqual(budgets.css);
    });
  }
});

test('every kind of page needs one style sheet and few scripts', async ({site}) => {
  for (const path of ['/product/kliv', '/nirgendwo', ...Object.values(pages)]) {
    const {html} = await getDocument(site.url + path);
    const {scripts, styleSheets} = countFiles(html);
    expect(styleSheets, path).toBe(budgets.styleSheets);
    expect(scripts, path).toBeGreaterThan(3);
    expect(scripts, path).toBeLessThanOrEqual(budgets.scripts);
  }
});

test('nothing that visitors download contains the name of a secret setting', async () => {
  for (const file of await scripts('client')) {
    expect(await readFile(file, 'utf8'), file).not.toMatch(
      /PRIVATE_STOREFRONT|SESSION_SECRET|CONFIGURATION_SECRET|SITE_PASSWORD|MAIL_API_KEY/,
    );
  }
});
