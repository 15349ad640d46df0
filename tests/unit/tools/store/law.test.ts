import {beforeAll, expect, it} from 'vitest';
import {storefrontEnv} from 'demo-store/env';
import type {StoreContent} from 'demo-store/model';
import {checkLaw} from '../../../../tools/store/check/law';
import {checkMail} from '../../../../tools/store/check/settings';
import {readStorefrontContent} from '../../../../tools/store/check/storefrontContent';
import {connectStorefront} from '../../../../tools/store/check/storefront';
import {loadGoodContent, startWith} from '../../../support/stores';

let good: StoreContent;
beforeAll(async () => {
  good = await loadGoodContent();
});

async function problemsOf(content: StoreContent, worker: Record<string, string> = {}): Promise<string[]> {
  const store = await startWith(content);
  try {
    const storefront = connectStorefront(storefrontEnv(store.url), 'PUBLIC_STOREFRONT_API_TOKEN');
    return checkLaw(await readStorefrontContent(storefront, content.definitions), worker).map(({problem}) => problem);
  } finally {
    await store.close();
  }
}

it('store:check finds no legal text missing in the studio’s store', async () => {
  expect(await problemsOf(good)).toEqual([]);
});

it('store:check reports every legal setting and text that is empty', async () => {
  const empty = new Set([
    ...['liefergebiet', 'gewaehrleistung_bild', 'gewaehrleistung_link', 'barrierefreiheit', 'stimmen_hinweis'],
    ...['strasse', 'ort', 'e_mail', 'niedrigster_preis_30_tage', 'widerruf_ausgeschlossen'],
    ...['lieferzeit', 'lieferzeit_tage'],
  ]);
  const metaobjects = good.metaobjects.map((entry) => ({
    ...entry,
    fields: Object.fromEntries(
      Object.entries(entry.fields)
        .filter(([key]) => !empty.has(key))
        .map(([key, field]) => [
          key,
          key === 'impressum'
            ? {
                type: field.type,
                value: JSON.stringify({
                  type: 'root',
                  children: [{type: 'paragraph', children: [{type: 'text', value: 'Name'}]}],
                }),
              }
            : field,
        ]),
    ),
  }));
  const products = good.products.map((product) => ({
    ...product,
    metafields: product.metafields.filter(({key}) => !empty.has(key)),
  }));
  const policies = good.policies.map((policy) => ({...policy, body: {DE: '<p>Leer</p>', EN: '<p>Empty</p>'}}));
  const problems = await problemsOf({...good, metaobjects, products, policies});
  for (const expected of [
    /where you deliver to/,
    /lacks the official notice/,
    /do not link the notice/,
    /no accessibility statement/,
    /Testimonials say that nobody has checked them/,
    /strasse is empty/,
    /ort is empty/,
    /e_mail is empty/,
    /refund policy does not name the withdrawal/,
    /lowest price of the last 30 days.*: ausstellungstisch-nussbaum\./,
    /right of withdrawal: .*konfigurator-tisch/,
    /Without a delivery time: .*leuchte-docht.*hocker-lot/,
    /Without the days of its delivery time, which a cart compares: (?!.*leuchte-docht).*hocker-lot/,
    /imprint does not name the insurer/,
  ]) {
    expect(problems).toContainEqual(expect.stringMatching(expected));
  }
  expect(problems).toHaveLength(14);
});

it('store:check reports a cookie of the statistics that the privacy policy does not list', async () => {
  const policies = good.policies.map((policy) => {
    const without = (text: string) => text.replaceAll('_ga', 'eine andere');
    return {...policy, body: {DE: without(policy.body.DE), EN: without(policy.body.EN)}};
  });
  const content = {...good, policies};
  expect(await problemsOf(content)).toEqual([]);
  expect(await problemsOf(good, {PUBLIC_ANALYTICS_ID: 'G-TEST'})).toEqual([]);
  expect(await problemsOf(content, {PUBLIC_ANALYTICS_ID: 'G-TEST'})).toEqual([
    'The privacy policy does not name the cookie _ga.',
  ]);
});

it('store:check accepts the lowest price of a variant in place of its product’s', async () => {
  const products = good.products.map((product) => ({
    ...product,
    metafields: product.metafields.filter(({key}) => key !== 'niedrigster_preis_30_tage'),
    variants: product.variants.map((variant) => ({
      ...variant,
      metafields: product.metafields.filter(({key}) => key === 'niedrigster_preis_30_tage'),
    })),
  }));
  expect(await problemsOf({...good, products})).toEqual([]);
});

it('store:check reports missing settings of the mail service', () => {
  const all = {MAIL_API_URL: 'https://a.example', MAIL_API_KEY: 'k', MAIL_FROM: 'a@b.example', MAIL_TO: 'c@d.example'};
  expect(checkMail(all)).toEqual([]);
  expect(checkMail({...all, MAIL_TO: ' '})).toMatchObject([{problem: expect.stringContaining(': MAIL_TO is not set')}]);
  expect(checkMail({})[0]?.problem).toContain('MAIL_API_URL, MAIL_API_KEY, MAIL_FROM, MAIL_TO are not set');
});
