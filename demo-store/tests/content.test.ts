import {describe, expect, test} from 'vitest';
import {useStore} from './useStore';

const store = useStore();

async function ask<Data = object>(query: string, variables = {}): Promise<Data> {
  const {data, errors} = await store.client.query<Data>(query, variables);
  expect(errors).toBeUndefined();
  return data;
}

describe('entries of the demo store', () => {
  test('come with the entries that they name, or a gap for one that does not exist', async () => {
    const data = await ask(
      `@inContext(language: EN) { it: metaobject(handle: {type: "projekte", handle: "projekt-2"}) {
      handle type
      titel: field(key: "titel") { value type reference { __typename } references(first: 1) { nodes { __typename } } }
      jahr: field(key: "jahr") { value type }
      titelbild: field(key: "titelbild") { reference { ... on MediaImage { image { altText width height } } } }
      leistung: field(key: "leistung") { reference { ... on Metaobject { field(key: "titel") { value } } } }
      fehlend: field(key: "fehlend") { type reference { __typename } }
      presse: field(key: "presse") { reference { ... on GenericFile { mimeType url } } }
      unbekannt: field(key: "unbekannt") { value }
    } }`.replace(/^@/, 'query @'),
    );
    expect(data).toEqual({
      it: {
        handle: 'projekt-2',
        type: 'projekte',
        titel: {value: 'Project 2', type: 'single_line_text_field', reference: null, references: null},
        jahr: {value: '2022', type: 'number_integer'},
        titelbild: {reference: {image: {altText: 'Picture a', width: 1600, height: 1200}}},
        leistung: {reference: {field: {value: 'Shop fitting'}}},
        fehlend: {type: 'metaobject_reference', reference: null},
        presse: {
          reference: {
            mimeType: 'application/zip',
            url: `${store.client.url}/s/files/1/1000/0000/0001/files/presse.zip`,
          },
        },
        unbekannt: null,
      },
    });
  });

  test('of an unknown type or name are empty', async () => {
    expect(
      await ask(
        '{ a: metaobjects(type: "x", first: 1) { nodes { id } } b: metaobject(handle: {type: "projekte", handle: "x"}) { id } }',
      ),
    ).toEqual({
      a: {nodes: []},
      b: null,
    });
  });

  test('that are hidden are missing, also where others name them', async () => {
    await store.client.control.hideMetaobjects('leistungen');
    const hidden =
      '{ metaobjects(type: "leistungen", first: 1) { nodes { id } } metaobject(handle: {type: "projekte", handle: "projekt-1"}) { field(key: "leistung") { reference { __typename } } } }';
    expect(await ask(hidden)).toEqual({metaobjects: {nodes: []}, metaobject: {field: {reference: null}}});
    await store.client.control.reset();
    expect(await ask<{metaobjects: {nodes: object[]}}>(hidden)).toMatchObject({metaobjects: {nodes: [{}]}});
  });
});

describe('extra fields of the demo store', () => {
  test('can be asked for one by one or as a list', async () => {
    const data = await ask(`{ product(handle: "hocker") {
      metafield(namespace: "custom", key: "masse") { value type namespace key }
      metafields(identifiers: [{namespace: "custom", key: "x"}, {namespace: "custom", key: "tisch"}, {namespace: "custom", key: "bilder"}]) {
        key reference { ... on Product { handle } } references(first: 5) { nodes { ... on MediaImage { image { altText } } } }
      }
    } }`);
    expect(data).toEqual({
      product: {
        metafield: {value: '45 cm hoch', type: 'single_line_text_field', namespace: 'custom', key: 'masse'},
        metafields: [
          null,
          {key: 'tisch', reference: {handle: 'tisch'}, references: null},
          {key: 'bilder', reference: null, references: {nodes: [{image: {altText: 'Bild b'}}]}},
        ],
      },
    });
  });

  test('that name other things contain their numbers', async () => {
    const data = await ask<{product: {id: string; one: {value: string}; list: {value: string}}}>(
      '{ product(handle: "hocker") { id one: metafield(namespace: "custom", key: "tisch") { value } list: metafield(namespace: "custom", key: "bilder") { value } } }',
    );
    expect(data.product.one.value).toMatch(/^gid:\/\/shopify\/Product\/\d+$/);
    const ids = JSON.parse(data.product.list.value) as string[];
    expect(ids).toHaveLength(2);
    const {nodes} = await ask<{nodes: (object | null)[]}>(
      'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename ... on MediaImage { image { altText } } } }',
      {ids},
    );
    expect(nodes).toEqual([{__typename: 'MediaImage', image: {altText: 'Bild b'}}, null]);
  });
});

describe('things in the demo store that are asked for by number', () => {
  test('are found, of every kind, in the order asked for', async () => {
    const {data} = await store.client.query<Record<string, {id: string; [part: string]: unknown}>>(`{
      shop { id privacyPolicy { id } }
      product(handle: "tisch") {
        id options(first: 1) { id optionValues { id } } variants(first: 1) { nodes { id } } media(first: 1) { nodes { id } }
      }
      hocker: product(handle: "hocker") { metafield(namespace: "custom", key: "masse") { id } }
      collection(handle: "alles") { id }
      menu(handle: "main-menu") { id }
      metaobject(handle: {type: "projekte", handle: "projekt-1"}) { id field(key: "presse") { reference { ... on GenericFile { id } } } }
      urlRedirects(first: 1) { nodes { id } }
    }`);
    const ids = [...new Set(JSON.stringify(data).match(/gid:\/\/shopify\/\w+\/\d+/g))];
    expect(ids).toHaveLength(14);
    const answer = await ask<{nodes: {__typename: string; id: string}[]}>(
      'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }',
      {ids},
    );
    expect(answer.nodes.map(({__typename, id}) => [__typename, id])).toEqual(ids.map((id) => [id.split('/')[3], id]));
  });

  test('are missing if the number is unknown', async () => {
    expect(
      await ask(
        '{ node(id: "gid://shopify/Product/1") { id } nodes(ids: ["gid://shopify/Nothing/1", "gid://shopify/Product/2"]) { id } }',
      ),
    ).toEqual({
      node: null,
      nodes: [null, null],
    });
  });
});

describe('the shop in the demo store', () => {
  test('has its legal texts in both languages', async () => {
    const query = (language: string) =>
      `query @inContext(language: ${language}) { shop { description privacyPolicy { title body handle } refundPolicy { title } } }`;
    expect(await ask(query('DE'))).toEqual({
      shop: {
        description: 'Studio',
        privacyPolicy: {title: 'Datenschutz', body: '<p>Datenschutz</p>', handle: 'privacy-policy'},
        refundPolicy: null,
      },
    });
    expect(await ask(query('EN'))).toMatchObject({
      shop: {description: 'Studio in English', privacyPolicy: {title: 'Privacy'}},
    });
  });

  // Recorded: airhorns/shopify-draft-proxy, storefront-first-slice-default.json (2026-04).
  test('has its policies at the domain of Shopify’s checkout, in the language of the request', async () => {
    const address = (locale: string) =>
      expect.stringMatching(
        new RegExp(`^https://checkout\\.shopify\\.com/\\d+/policies/\\d+\\.html\\?locale=${locale}$`),
      ) as string;
    expect(await ask('{ shop { privacyPolicy { url } } }')).toEqual({shop: {privacyPolicy: {url: address('de')}}});
    expect(await ask('query @inContext(language: EN) { shop { privacyPolicy { url } } }')).toEqual({
      shop: {privacyPolicy: {url: address('en')}},
    });
  });

  test('says how customers can pay', async () => {
    expect(
      await ask(
        '{ shop { paymentSettings { acceptedCardBrands supportedDigitalWallets currencyCode countryCode enabledPresentmentCurrencies } } }',
      ),
    ).toEqual({
      shop: {
        paymentSettings: {
          acceptedCardBrands: ['VISA', 'MASTERCARD'],
          supportedDigitalWallets: ['APPLE_PAY'],
          currencyCode: 'EUR',
          countryCode: 'DE',
          enabledPresentmentCurrencies: ['EUR'],
        },
      },
    });
  });

  test('has the usual menus beside its own', async () => {
    const data = await ask(
      '{ menu(handle: "main-menu") { itemsCount items { title url type resourceId } } footer: menu(handle: "footer") { itemsCount } none: menu(handle: "x") { id } }',
    );
    expect(data).toEqual({
      menu: {
        itemsCount: 3,
        items: [
          {title: 'Start', url: `${store.client.url}/`, type: 'FRONTPAGE', resourceId: null},
          {
            title: 'Alles',
            url: `${store.client.url}/collections/alles`,
            type: 'COLLECTION',
            resourceId: expect.stringMatching(/^gid:\/\/shopify\/Collection\//) as string,
          },
          {title: 'Anderswo', url: 'https://elsewhere.example/x', type: 'HTTP', resourceId: null},
        ],
      },
      footer: {itemsCount: 3},
      none: null,
    });
  });

  test.each([
    ['path:/impressum', [{path: '/impressum', target: '/imprint'}]],
    ['path:"/alt"', [{path: '/alt', target: '/'}]],
    ['path:/none', []],
  ])('finds redirects by %s', async (query, nodes) => {
    expect(
      await ask('query ($query: String) { urlRedirects(first: 1, query: $query) { nodes { path target } } }', {query}),
    ).toEqual({urlRedirects: {nodes}});
  });

  test('names its languages in the language asked for', async () => {
    const data = await ask(
      'query @inContext(language: EN) { localization { availableLanguages { isoCode name endonymName } availableCountries { isoCode name } } }',
    );
    expect(data).toEqual({
      localization: {
        availableLanguages: [
          {isoCode: 'DE', name: 'German', endonymName: 'Deutsch'},
          {isoCode: 'EN', name: 'English', endonymName: 'English'},
        ],
        availableCountries: [{isoCode: 'DE', name: 'Germany'}],
      },
    });
  });

  test('has a list of all pages for search engines', async () => {
    expect(
      await ask(
        '{ sitemap(type: PRODUCT) { pagesCount { count } resources(page: 1) { hasNextPage items { handle updatedAt } } } }',
      ),
    ).toMatchObject({
      sitemap: {
        pagesCount: {count: 1},
        resources: {hasNextPage: false, items: [{handle: 'hocker'}, {}, {}, {}]},
      },
    });
  });
});

describe('pictures of the demo store', () => {
  test('can be asked for in any size, as Shopify’s can', async () => {
    const {data} = await store.client.query<{
      product: {featuredImage: Record<string, string>};
    }>(`{ product(handle: "hocker") { featuredImage {
      url
      small: url(transform: {maxWidth: 200, maxHeight: 100, crop: TOP, scale: 2, preferredContentType: PNG})
      transformedSrc(maxWidth: 9000)
    } } }`);
    const {url = '', small = '', transformedSrc = ''} = data.product.featuredImage;
    expect(url).toMatch(new RegExp(`^${store.client.url}/s/files/1/1000/0000/0001/files/a\\.webp\\?v=\\d+$`));
    expect(Object.fromEntries(new URL(small).searchParams)).toMatchObject({
      width: '400',
      height: '200',
      crop: 'top',
      format: 'png',
    });
    expect(new URL(transformedSrc).searchParams.get('width')).toBe('5760');
  });
});
