import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {languages} from '~/i18n/language';
import {listCookies} from '~/legal/cookieList';
import {cookies} from '~/platform/http/cookies';
import {loadStudio} from '../../support/studio';

const app = path.join(import.meta.dirname, '..', '..', '..', 'app');
const code = readdirSync(app, {recursive: true, encoding: 'utf8'})
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(path.join(app, file), 'utf8'))
  .join('\n');

/** Without the prefix, which is the brand's: the policy is the studio's. */
const storageKeys = [...code.matchAll(/`\$\{brand\.key\}(:[\w-]+)`/g)].map(([, key = '']) => key);

it('the privacy policy lists every key that the site stores in the browser (rule 18.13)', async () => {
  expect(new Set(storageKeys).size).toBeGreaterThan(3);
  const {policies} = await loadStudio();
  const {DE = '', EN = ''} = policies.find(({handle}) => handle === 'privacy-policy')?.body ?? {};
  // The last one is Remix's: where pages were scrolled to.
  for (const name of [...storageKeys, 'positions']) {
    expect(DE, name).toContain(name);
    expect(EN, name).toContain(name);
  }
});

it('the list below the privacy policy contains every cookie of the settings, with purpose and lifetime', () => {
  const everything = {SITE_PASSWORD: 'eiche', PUBLIC_SHOPIFY_SHOP_ID: '4711'};
  for (const language of languages) {
    const listed = listCookies(everything, language);
    expect(listed.map(({name}) => name)).toEqual(Object.keys(cookies));
    for (const {purpose} of listed) expect(purpose).not.toBe('');
  }
  const lifetimes = new Map(listCookies(everything, 'de').map(({name, lifetime}) => [name, lifetime]));
  expect(lifetimes.get('cartItems')).toBe('7\u00a0Tage');
  expect(lifetimes.get('cartRemoved')).toBe('1\u00a0Stunde');
  expect(lifetimes.get('cartNotice')).toBe('1\u00a0Minute');
  expect(lifetimes.get('_shopify_s')).toBe('30\u00a0Minuten');
  const none = listCookies({}, 'en').map(({name}) => name);
  expect(none.filter((name) => /gate|shopify/.test(name))).toEqual([]);
});
