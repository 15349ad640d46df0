import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {startDemoStore, type DemoStore} from 'demo-store';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {brand} from '~/brand';
import {formatPrice} from '~/i18n/formats';
import type {Language} from '~/i18n/language';
import {loader, meta} from '~/routes/product';
import {loadStudio} from '../../support/studio';
import {loadOffer, priceIn} from '../cart/configured';
import {contextFor} from '../cart/worker';
import {withPlainSpaces} from '../../support/productPage';

const origin = 'https://studio.example';
let store: DemoStore;
beforeAll(async () => {
  store = await startDemoStore({content: await loadStudio(), port: 0, seed: 'shared', log: () => {}});
});
afterAll(() => store.close());

/** The head of a product's page, by the names of its tags. */
async function headOf(handle: string, query: string, language: Language = 'de') {
  const pathname = `${language === 'en' ? '/en' : ''}/product/${handle}`;
  const context = {...contextFor(store.url, language), origin};
  const request = new Request(origin + pathname + query);
  const data = await loader({context, request, params: {handle}} as unknown as LoaderFunctionArgs);
  const matches = [{id: 'root', data: {origin}}];
  const tags = meta({data, location: {pathname}, matches} as unknown as Parameters<typeof meta>[0]) ?? [];
  const head = tags.map((tag) => {
    const {title, property, name, rel, content, href} = tag as Record<string, string | undefined>;
    return [property ?? name ?? rel ?? 'title', content ?? href ?? title] as const;
  });
  return Object.fromEntries(head.filter(([, value]) => value !== undefined)) as Record<string, string>;
}

it('a piece whose link is shared in a chat shows size, wood, price and the picture of that wood', async () => {
  const offer = await loadOffer(store.url, 'konfigurator-tisch');
  const plain = await headOf('konfigurator-tisch', '');
  const images = new Set<string>();
  for (const {name, value, image} of offer.colors) {
    const query = `?color=${value.slice(1)}&length=180&width=90`;
    const head = await headOf('konfigurator-tisch', query);
    const price = priceIn(offer, {color: {value}, length: 180, width: 90, choices: {}}) ?? 0;
    expect(withPlainSpaces(head['og:title'] ?? '')).toBe(`Tisch Strich, 180 × 90 cm, ${name} – ${brand.name}`);
    expect(head['og:description']).toMatch(`${formatPrice(price, 'de')}, inkl. MwSt., Versand kostenlos. `);
    expect(new URL(head['og:image'] ?? '').pathname.split('/').at(-1)).toBe(image?.split('/').at(-1));
    expect(head['og:url']).toBe(`${origin}/product/konfigurator-tisch${query}`);
    images.add(head['og:image'] ?? '');
    for (const name of ['title', 'description', 'canonical']) expect(head[name]).toBe(plain[name]);
  }
  expect(images.size).toBe(offer.colors.length);
});

it('a piece whose link is shared in a chat is shown in the language of the page', async () => {
  const english = await headOf('kliv', '?color=f1ede1&width=500&height=300', 'en');
  expect(withPlainSpaces(english['og:title'] ?? '')).toMatch(/, 500 × 300 mm, .+/);
  expect(english['og:title']).toMatch(new RegExp(` – ${brand.name}$`));
  expect(english['og:description']).toContain('incl. VAT, plus shipping. ');
  expect(english['og:image']).toContain('kliv-reinweiss');
  const {colors} = await loadOffer(store.url, 'kliv');
  const plain = colors.find(({image}) => !image)?.value.slice(1);
  expect((await headOf('kliv', `?color=${plain}&width=500&height=300`))['og:image']).toBe(
    (await headOf('kliv', ''))['og:image'],
  );
  const corrected = await headOf('konfigurator-tisch', '?length=99999&utm_source=x');
  expect(corrected['og:title']).not.toContain('99999');
  expect(corrected['og:url']).not.toMatch(/99999|utm/);
});

it('a ready-made product whose link is shared in a chat has the title of its page', async () => {
  for (const handle of ['konfigurator-tisch', 'hocker-lot']) {
    const head = await headOf(handle, '?utm_source=mail');
    expect(head['og:title']).toBe(head.title);
    expect(head['og:url']).toBe(head.canonical);
  }
});
