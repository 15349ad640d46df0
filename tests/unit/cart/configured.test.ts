import {describe, expect, it} from 'vitest';
import type {VariantRecord} from 'demo-store/model';
import {startDemoStore} from 'demo-store';
import type {Configuration} from '~/configurator/piece/configuration';
import {inEuros, tablePrice} from '../../support/tablePrice';
import {withPlainSpaces} from '../../support/productPage';
import {startCartStore} from './cartStore';
import {ask, formOf, studioContent} from './configured';

const oak = {value: '#b98a56'};
const walnut = {value: '#6b4a32'};
const piece = {color: oak, length: 140, width: 80, choices: {}};
const cost = tablePrice(140, 80);
const planter = {
  isKlivProduct: true,
  width: 500,
  height: 300,
  color: {value: '#f1ede1'},
  choices: {environment: 'indoor'},
} as const;

const {url, control, visitor, variantIdOf, ask: send, post} = await startCartStore(studioContent, 'configured');
const add = (handle: string, configuration: Configuration, more?: Record<string, string>) =>
  send(formOf(handle, configuration, more));
const linesOf = ({cart}: Awaited<ReturnType<typeof send>>) =>
  cart?.lines.map(({merchandise: shown, quantity}) => [
    withPlainSpaces(shown?.annotation ?? ''),
    quantity,
    shown?.price,
  ]);

describe('a made-to-measure piece that is added to the cart', () => {
  it('shows size, colour and price', async () => {
    const {status, cart} = await add('konfigurator-tisch', piece);
    expect(status).toBe(200);
    expect(cart?.lines[0]).toMatchObject({
      configuration: piece,
      merchandise: {
        title: 'Tisch Strich',
        annotation: '140\u00a0×\u00a080\u00a0cm, Eiche, geölt',
        price: cost,
        availableForSale: true,
      },
    });
    expect((await send(undefined, 'en')).cart?.lines[0]?.merchandise).toMatchObject({
      title: 'Strich table',
      annotation: '140\u00a0×\u00a080\u00a0cm, Oak, oiled',
      price: cost,
    });
  });

  it('is found at its price in English too when the store has translated the names of prices', async () => {
    const toEnglish = (name: string) => `€${name.replace(',', '.').replace(' €', '')}`;
    const products = studioContent.products.map(({options, ...product}) => ({
      ...product,
      options: options.map(({name, values}) =>
        name.DE === 'Preis' ? {name, values: values.map(({DE}) => ({DE, EN: toEnglish(DE)}))} : {name, values},
      ),
    }));
    const other = await startDemoStore({port: 0, content: {...studioContent, products}, log: () => {}});
    const {status, cart} = await ask(other.url, visitor, formOf('konfigurator-tisch', piece), 'en');
    await other.close();
    expect({status, shown: cart?.lines[0]?.merchandise}).toMatchObject({status: 200, shown: {price: cost}});
  });

  it('in two sizes of the same price is two lines, and in the same size one line', async () => {
    await add('kliv_v1', planter);
    await add('kliv_v1', {...planter, width: 501});
    await add('kliv_v1', {...planter, choices: {environment: 'outdoor'}});
    const reply = await add('kliv_v1', planter, {quantity: '2'});
    expect(linesOf(reply)).toEqual([
      ['500 × 300 mm, RAL 9010 Reinweiß, Innen', 3, 21_900],
      ['501 × 300 mm, RAL 9010 Reinweiß, Innen', 1, 21_900],
      ['500 × 300 mm, RAL 9010 Reinweiß, Außen', 1, 21_900],
    ]);
    expect(new Set(reply.cart?.lines.map(({variantId}) => variantId)).size).toBe(1);
  });

  it('can be removed while another size stays', async () => {
    await add('kliv_v1', planter);
    const {cart} = await add('kliv_v1', {...planter, width: 501});
    const reply = await send({intent: 'remove', key: cart?.lines[0]?.key ?? ''});
    expect(linesOf(reply)).toEqual([['501 × 300 mm, RAL 9010 Reinweiß, Innen', 1, 21_900]]);
  });

  it('has its title and price from the store, whatever the form said', async () => {
    await add('konfigurator-tisch', piece, {price: '1', title: 'x'});
    const [item] = JSON.parse(decodeURIComponent(visitor.cookie.split('=')[1] ?? '')) as unknown[];
    expect(item).toMatch(new RegExp(`^\\d+\\.1\\.${cost}/\\d+/140x80-b98a56 Tisch Strich$`));
  });
});

describe('a made-to-measure line that the visitor edits', () => {
  it('stays in its place', async () => {
    await add('konfigurator-tisch', piece);
    const {cart} = await add('kliv_v1', planter);
    const replaces = cart?.lines[0]?.key ?? '';
    const reply = await add('konfigurator-tisch', {...piece, length: 200}, {replaces, quantity: '2'});
    expect(linesOf(reply)).toEqual([
      ['200 × 80 cm, Eiche, geölt', 2, tablePrice(200, 80)],
      ['500 × 300 mm, RAL 9010 Reinweiß, Innen', 1, 21_900],
    ]);
  });

  it('becomes one line with an equal one', async () => {
    const {cart} = await add('konfigurator-tisch', piece, {quantity: '3'});
    const replaces = cart?.lines[0]?.key ?? '';
    expect(
      linesOf(await add('konfigurator-tisch', piece, {replaces, quantity: '2'}))?.map(([, quantity]) => quantity),
    ).toEqual([2]);
    await add('konfigurator-tisch', {...piece, color: walnut});
    const joined = await add('konfigurator-tisch', {...piece, color: walnut}, {replaces, quantity: '2'});
    expect(linesOf(joined)?.map(([annotation, quantity]) => [annotation, quantity])).toEqual([
      ['140 × 80 cm, Nussbaum, geölt', 3],
    ]);
  });

  it.each([200, 210])(
    'but that another tab has replaced meanwhile stays unchanged, with a message (%j cm)',
    async (length) => {
      const {cart} = await add('konfigurator-tisch', piece);
      const replaces = cart?.lines[0]?.key ?? '';
      const changed = linesOf(await add('konfigurator-tisch', {...piece, length: 200}, {replaces, quantity: '2'}));
      const again = await add('konfigurator-tisch', {...piece, length}, {replaces, quantity: '2'});
      expect(again).toMatchObject({status: 422, notice: {text: expect.stringContaining('schon geändert')}});
      expect(linesOf(again)).toEqual(changed);
      const form = formOf('konfigurator-tisch', {...piece, length}, {replaces, quantity: '2'});
      const answer = await post(form);
      const link = {path: `/product/konfigurator-tisch?color=b98a56&length=${length}&width=80&quantity=2`};
      expect(answer).toMatchObject({
        init: {status: 422},
        data: {notice: {text: expect.stringContaining('schon geändert') as string, link}},
      });
    },
  );
});

describe('a made-to-measure piece that cannot be sold', () => {
  it.each([
    ['too long', {length: '270'}],
    ['between steps', {length: '140,5'}],
    ['negative', {length: '-140'}],
    ['huge', {length: '9'.repeat(300)}],
    ['text', {length: 'lang'}],
    ['of an unknown colour', {color: '123456'}],
    ['without a colour', {color: ''}],
  ])('because it is %s, is refused with an explanation on its page', async (_, change) => {
    const form = {...formOf('konfigurator-tisch', piece), ...change};
    expect(await send(form)).toMatchObject({
      status: 422,
      cart: {count: 0},
      notice: {text: expect.stringContaining('So bauen wir dieses Stück nicht')},
    });
    const answer = await post(form);
    if (!(answer instanceof Response)) throw new Error('Expected a redirect');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Location')).toMatch(/^\/product\/konfigurator-tisch\?color=/);
    expect(answer.headers.get('Set-Cookie')).toBeNull();
  });

  it.each([
    ['no variant has the price', () => []],
    ['the variant of the price costs something else', (variant: VariantRecord) => [{...variant, price: 100}]],
  ])('because %s, leads to the filled-in contact form', async (_, change) => {
    const products = studioContent.products.map((product) => ({
      ...product,
      variants: product.variants.flatMap((variant) => (variant.price === cost ? change(variant) : [variant])),
    }));
    const other = await startDemoStore({port: 0, content: {...studioContent, products}, log: () => {}});
    const reply = await ask(other.url, visitor, formOf('konfigurator-tisch', piece));
    await other.close();
    expect(reply).toMatchObject({
      status: 422,
      cart: {count: 0},
      notice: {text: expect.stringContaining('nicht online bestellen')},
    });
    const contactForm = new URL(reply.notice?.link?.path ?? '', 'https://studio.example');
    expect(contactForm.pathname).toBe('/contact');
    const text = withPlainSpaces(contactForm.searchParams.get('text') ?? '');
    expect(text).toContain('Tisch Strich, 140 × 80 cm, Eiche, geölt');
  });

  it('because its product is not made to measure or does not exist, is refused', async () => {
    for (const handle of ['hocker-lot', 'gibt-es-nicht', '']) {
      expect(await add(handle, piece)).toMatchObject({
        status: 422,
        cart: {count: 0},
        notice: {text: expect.any(String)},
      });
    }
  });
});

describe('the order of made-to-measure pieces', () => {
  const attributesOf = async () => {
    const [cart] = await control.carts();
    return cart?.lines.map(({quantity, attributes}) => ({
      quantity,
      attributes: attributes.map(({key, value}) => `${key}: ${withPlainSpaces(value)}`),
    }));
  };

  it('lists every size', async () => {
    await add('konfigurator-tisch', piece, {quantity: '2'});
    expect((await send({intent: 'checkout'})).checkoutUrl).toContain(url);
    expect(await attributesOf()).toEqual([
      {
        quantity: 2,
        attributes: [
          'Holz: Eiche, geölt',
          'Länge: 140 cm',
          'Breite: 80 cm',
          'Maße: 140 × 80 cm',
          `Berechneter Preis: ${inEuros(cost)}`,
          expect.stringMatching(/^Konfiguriert am: \d{1,2}\. \p{L}+ \d{4}$/u),
          expect.stringMatching(/^Konfigurations-ID: (?:[0-9A-Z]{4}-){2}[0-9A-Z]{4}$/),
          'Widerrufsrecht: ausgeschlossen (§ 312g Abs. 2 Nr. 1 BGB)',
        ],
      },
    ]);
  });

  it.each([
    ['de', 'Widerrufsrecht: ausgeschlossen (§ 312g Abs. 2 Nr. 1 BGB)'],
    ['en', 'Right of withdrawal: excluded (§ 312g (2) no. 1 BGB)'],
  ] as const)('says that there is no right of withdrawal (%s)', async (language, attribute) => {
    await add('konfigurator-tisch', piece);
    await add('kliv_v1', planter);
    await send({intent: 'checkout'}, language);
    const lines = await attributesOf();
    expect(lines).toHaveLength(2);
    for (const {attributes} of lines ?? []) expect(attributes).toContain(attribute);
  });

  it('does not mention the right of withdrawal when the shop grants it', async () => {
    const variant = await variantIdOf('hocker-lot', 'Esche schwarz');
    await send({intent: 'add', variant});
    const {cart, checkoutUrl} = await send({intent: 'checkout'});
    expect(checkoutUrl).toBeTruthy();
    expect(cart?.lines[0]?.merchandise?.noWithdrawal).toBeUndefined();
    const [created] = await control.carts();
    expect(created?.lines[0]?.attributes).toEqual([]);
  });

  it('lists KLIV planters of one price as one line that names each of them', async () => {
    await add('kliv_v1', planter, {quantity: '2'});
    await add('kliv_v1', {...planter, width: 700});
    await add('kliv_v1', {...planter, width: 333, choices: {environment: 'outdoor'}});
    const {cart} = await send();
    await send({intent: 'checkout'}, 'en');
    const groups = await attributesOf();
    expect(groups?.map(({quantity}) => quantity)).toEqual([3, 1]);
    expect(groups?.[0]?.attributes).toEqual(
      expect.arrayContaining([
        'Number of configurations: 2',
        'Total quantity: 3',
        'Total price: €657.00',
        'Size range: Width 300–600 mm, Height 200–400 mm',
        'Configuration 2: Dimensions: 333 × 300 mm',
        'Configuration 2: Use: Outdoor',
        'Right of withdrawal: excluded (§ 312g (2) no. 1 BGB)',
      ]),
    );
    const [created] = await control.carts();
    expect(created?.lines.reduce((sum, {total}) => sum + total, 0)).toBe(cart?.total);
  });
});
