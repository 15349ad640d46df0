import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {brand} from '~/brand';
import {loadContent} from '../../../studio/load';

const app = path.join(import.meta.dirname, '..', '..', '..', 'app');
const code = readdirSync(app, {recursive: true, encoding: 'utf8'})
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(path.join(app, file), 'utf8'))
  .join('\n');

const names = (pattern: RegExp) => [...new Set([...code.matchAll(pattern)].map(([, name = '']) => name))];

const cookies = names(/Cookie = (?:\{name: )?'(\w+)'/g);
const storageKeys = names(/`\$\{brand\.key\}:([\w-]+)`/g).map((key) => `${brand.key}:${key}`);

it('the privacy policy names every cookie and every key that the site keeps (rule 18.13)', async () => {
  expect(cookies.length).toBeGreaterThan(3);
  expect(storageKeys.length).toBeGreaterThan(3);
  const {policies} = await loadContent();
  const {DE = '', EN = ''} = policies.find(({handle}) => handle === 'privacy-policy')?.body ?? {};
  // The last two are of the framework: where pages were scrolled to, and the pass of the gate.
  for (const name of [...cookies, ...storageKeys, 'positions', '__Host-gate']) {
    expect(DE, name).toContain(name);
    expect(EN, name).toContain(name);
  }
});
