import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {inject} from 'vitest';
import {budgets} from '../../tools/bench/budgets';
import {firstLoad, gzipSize} from '../../tools/bench/weight';
import {pages, type PageName} from '../../tools/pages';
import {expect, test} from '../support/test';

/** Texts that only the demo store, the studio or the tools contain. */
const foreign = [
  ...['_demo/reset', 'demo-session-secret', 'Probebestellung', 'node:http'],
  ...['website@maser-mass.example', 'is no decimal number', 'produkte/'],
  ...['Ctrl-C stops', 'does NOT belong to'],
];

async function scripts(folder: string): Promise<string[]> {
  const names = await readdir(path.join(inject('build'), folder), {recursive: true});
  return names.filter((name) => name.endsWith('.js')).map((name) => path.join(inject('build'), folder, name));
}

test("the worker's bundle is made of the app and its packages alone", async () => {
  const map = await readFile(path.join(inject('build'), 'server/index.js.map'), 'utf8');
  const {sources} = JSON.parse(map) as {sources: string[]};
  expect(sources.some((source) => source.includes('/app/root.tsx'))).toBe(true);
  const own = sources.filter((source) => !source.includes('node_modules/'));
  expect(own.filter((source) => /(^|\/)(demo-store|studio|tools|tests)\//.test(source))).toEqual([]);
});

test("the worker's bundle has nothing of the animation library", async () => {
  const map = await readFile(path.join(inject('build'), 'server/index.js.map'), 'utf8');
  const {sources} = JSON.parse(map) as {sources: string[]};
  expect(sources.filter((source) => /node_modules\/(framer-motion|motion-\w+)\//.test(source))).toEqual([]);
});

test('the worker is within its budget', async () => {
  const bytes = await gzipSize(path.join(inject('build'), 'server/index.js'));
  expect(bytes / 1000).toBeLessThanOrEqual(budgets.worker);
});

test.for(['server', 'client'])(
  'no code of the demo store, the studio or the tools is in the %s bundle',
  async (folder) => {
    const files = await scripts(folder);
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      const code = await readFile(file, 'utf8');
      expect(
        foreign.filter((text) => code.includes(text)),
        file,
      ).toEqual([]);
    }
  },
);

test.for(Object.entries(budgets.javaScript) as [PageName, number][])(
  'the first load of %s has at most %s kB of JavaScript, gzipped',
  async ([name, budget], {open, site}) => {
    const page = await open('/imprint');
    const {js, css, scripts} = await firstLoad(page, site.url + pages[name], inject('build'));
    expect(scripts.length).toBeGreaterThan(3);
    expect(js / 1000).toBeLessThanOrEqual(budget);
    expect(css / 1000).toBeLessThanOrEqual(budgets.css);
  },
);

test("no private variable is named in the browser's bundle", async () => {
  for (const file of await scripts('client')) {
    expect(await readFile(file, 'utf8'), file).not.toMatch(
      /PRIVATE_STOREFRONT|SESSION_SECRET|CONFIGURATION_SECRET|SITE_PASSWORD|MAIL_API_KEY/,
    );
  }
});
