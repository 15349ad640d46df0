import {beforeAll, describe, expect, it} from 'vitest';
import {adminEnv} from 'demo-store/env';
import type {StoreContent} from 'demo-store/model';
import {findsEach, problemsWith} from '../../../../support/plantedFaults';
import {loadGoodContent, mostMadeToMeasure, withoutProducts} from '../../../../support/stores';

let all: StoreContent;
let good: StoreContent;
beforeAll(async () => {
  all = await loadGoodContent();
  good = withoutProducts(all, mostMadeToMeasure);
});

const {ADMIN_API_TOKEN, ADMIN_CLIENT_ID, ADMIN_CLIENT_SECRET} = adminEnv;
const ofDrafts = ['read_metaobjects', 'read_files', 'read_translations'];
/** What the check itself reads. */
const ofCheck = ['read_metaobject_definitions', 'read_products', 'read_publications'];

it('store:check finds nothing wrong with a good store, even without the right to change it', async () => {
  expect(await problemsWith(all, {})).toEqual([]);
  expect(await problemsWith(all, {admin: {}})).toEqual([]);
});

describe('store:check of the keys to the store', () => {
  findsEach(
    () => good,
    [
      [
        'a wrong private token of the storefront',
        {env: {PRIVATE_STOREFRONT_API_TOKEN: 'wrong'}},
        /doesn't accept PRIVATE_STOREFRONT_API_TOKEN\.$/,
      ],
      [
        'a wrong secret of the app beside a valid token',
        {admin: {ADMIN_API_TOKEN, ADMIN_CLIENT_ID, ADMIN_CLIENT_SECRET: 'wrong'}},
        /gives no token for ADMIN_CLIENT_ID and ADMIN_CLIENT_SECRET \(Client authentication failed\.\)/,
      ],
      [
        'a wrong token for drafts',
        {env: {PRIVATE_ADMIN_PREVIEW_TOKEN: 'shpat_wrong'}},
        /doesn't accept PRIVATE_ADMIN_PREVIEW_TOKEN\.$/,
      ],
    ],
  );

  findsEach(
    () => good,
    [
      [
        'a wrong public token of the storefront',
        {env: {PUBLIC_STOREFRONT_API_TOKEN: 'wrong'}},
        /doesn't accept PUBLIC_STOREFRONT_API_TOKEN\.$/,
      ],
      ['an id without its secret', {admin: {ADMIN_CLIENT_ID}}, /^ADMIN_CLIENT_SECRET is missing/],
    ],
  );

  findsEach(
    () => good,
    [
      ['a wrong Admin token', {admin: {ADMIN_API_TOKEN: 'wrong'}}, /doesn't accept ADMIN_API_TOKEN\.$/],
      ['a secret without its id', {admin: {ADMIN_CLIENT_SECRET}}, /^ADMIN_CLIENT_ID is missing/],
    ],
  );

  it('reports each key when all are wrong', async () => {
    const findings = await problemsWith(good, {
      env: {
        PUBLIC_STOREFRONT_API_TOKEN: 'wrong',
        PRIVATE_STOREFRONT_API_TOKEN: 'wrong',
        PRIVATE_ADMIN_PREVIEW_TOKEN: 'wrong',
      },
      admin: {ADMIN_API_TOKEN: 'wrong', ADMIN_CLIENT_ID: 'wrong', ADMIN_CLIENT_SECRET: 'wrong'},
    });
    expect(findings.map(({problem}) => /(?:accept|token for) ([A-Z_]+)/.exec(problem)?.[1])).toEqual([
      ...['PRIVATE_STOREFRONT_API_TOKEN', 'PUBLIC_STOREFRONT_API_TOKEN'],
      ...['ADMIN_API_TOKEN', 'ADMIN_CLIENT_ID', 'PRIVATE_ADMIN_PREVIEW_TOKEN'],
    ]);
    expect(findings.every(({check}) => check === 'tokens')).toBe(true);
  });
});

describe('store:check of the permissions', () => {
  findsEach(
    () => good,
    [
      [
        'one that is missing for the storefront',
        {
          control: (control) =>
            control.addFault({operation: 'CheckScope', kind: 'access-denied', field: 'quantityAvailable'}),
        },
        /lack unauthenticated_read_product_inventory\.$/,
      ],
      [
        'all that are missing for the app, including those of --with-content',
        {control: (control) => control.setAdmin({scopes: [...ofDrafts, ...ofCheck, 'write_products', 'write_files']})},
        /lacks scopes: read_locales, write_locales, read_markets, .*; for --with-content: write_translations, .*, write_inventory\.$/,
      ],
    ],
  );

  findsEach(
    () => good,
    [
      [
        'all that are missing for the storefront, at once',
        {
          // Each scope is asked for by an operation of its own, one after the other.
          control: async (control) => {
            const fault = {operation: 'CheckScope', kind: 'access-denied', times: 1} as const;
            await control.addFault({...fault, field: 'tags', after: 1});
            await control.addFault({...fault, field: 'quantityAvailable', after: 1});
            await control.addFault({...fault, field: 'cartCreate', after: 3});
          },
        },
        /lack unauthenticated_read_product_tags, unauthenticated_read_product_inventory, unauthenticated_write_checkouts\.$/,
      ],
      [
        'those that only --with-content needs',
        {control: (control) => control.setAdmin({scopes: withoutWritingFiles})},
        /^The app lacks scopes: for --with-content: write_files\.$/,
      ],
    ],
  );

  findsEach(
    () => good,
    [
      [
        'all that are missing for the token for drafts',
        {control: (control) => control.setAdmin({scopes: ['read_metaobjects']}), admin: {}},
        /^The app of PRIVATE_ADMIN_PREVIEW_TOKEN lacks scopes: read_files, read_translations\.$/,
      ],
    ],
  );

  it('checks as much as they allow', async () => {
    const findings = await problemsWith(good, {
      env: {PRIVATE_ADMIN_PREVIEW_TOKEN: ''},
      control: (control) => control.setAdmin({scopes: ofCheck}),
      content: ({definitions}) => void definitions.metaobjects.pop(),
    });
    expect(findings.map(({check}) => check)).toEqual(['scopes', 'definitions']);
    const blind = await problemsWith(good, {
      env: {PRIVATE_ADMIN_PREVIEW_TOKEN: ''},
      control: (control) => control.setAdmin({scopes: []}),
    });
    expect(blind.map(({check}) => check)).toEqual(['scopes']);
  });
});

const withoutWritingFiles = [
  ...ofDrafts,
  ...['locales', 'metaobject_definitions', 'metaobjects', 'online_store_navigation', 'products', 'publications'].map(
    (name) => `write_${name}`,
  ),
  ...['read_markets', 'write_translations', 'write_legal_policies', 'read_locations', 'write_inventory'],
];

describe('store:check of the languages', () => {
  findsEach(
    () => good,
    [
      [
        'a language that is not published',
        {content: ({shop}) => void (shop.languages = ['DE'])},
        /English is not published/,
      ],
    ],
  );
});
