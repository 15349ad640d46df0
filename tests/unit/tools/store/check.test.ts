import {beforeAll, describe, expect, it} from 'vitest';
import type {FieldRecord, Localized, MetaobjectDefinitionRecord, ProductRecord, StoreContent} from 'demo-store/model';
import {loadContent} from '../../../../studio/load';
import {checkoutDomain} from '../../../../tools/store/check/shop';
import {describeFindings} from '../../../../tools/store/check/finding';
import {makeCollection, problemsWith, type Fault} from '../../../support/plantedFaults';
import {withoutBroken} from '../../../support/stores';

let good: StoreContent;

beforeAll(async () => {
  good = withoutBroken(await loadContent());
});

const found = (fault: Fault) => problemsWith(good, fault);

const definition = (content: StoreContent, type: string) =>
  content.definitions.metaobjects.find((candidate) => candidate.type === type) as MetaobjectDefinitionRecord;
const product = (content: StoreContent, handle = 'individueller-schrank') =>
  content.products.find((candidate) => candidate.handle === handle) as ProductRecord;
const setMetafield = (content: StoreContent, key: string, value: string) => {
  const metafield = product(content).metafields.find((candidate) => candidate.key === key);
  if (metafield) metafield.field = {type: 'json', value};
};
const untranslate = (text: Localized) => void (text.EN = text.DE);

describe('a planted fault is found', () => {
  it.each<[name: string, fault: Fault, problem: RegExp]>([
    ['a wrong token', {env: {PRIVATE_STOREFRONT_API_TOKEN: 'wrong'}}, /doesn't accept the token of the Storefront API/],
    ['a short secret', {env: {SESSION_SECRET: 'short'}}, /^SESSION_SECRET is shorter than 16 characters\.$/],
    ['no secret', {env: {SESSION_SECRET: ''}}, /^SESSION_SECRET is missing\.$/],
    [
      'a short key of ids',
      {env: {CONFIGURATION_SECRET: 'short'}},
      /^CONFIGURATION_SECRET is shorter than 16 characters\.$/,
    ],
    ['no store at the address', {env: {PUBLIC_STORE_DOMAIN: 'http://127.0.0.1:9'}}, /doesn't answer/],
    [
      'a missing scope',
      {
        control: (control) =>
          control.addFault({operation: 'CheckScope', kind: 'access-denied', field: 'quantityAvailable'}),
      },
      /lacks unauthenticated_read_product_inventory/,
    ],
    ['English not published', {content: ({shop}) => void (shop.languages = ['DE'])}, /English is not published/],
    [
      'a definition that is missing',
      {
        content: ({definitions}) =>
          void (definitions.metaobjects = definitions.metaobjects.filter(({type}) => type !== 'faq')),
      },
      /metaobject definition faq is missing/,
    ],
    [
      'a field that is missing',
      {content: (content) => void definition(content, 'faq').fields.pop()},
      /faq lacks the fields reihenfolge/,
    ],
    [
      'a field of another type',
      {
        content: (content) => {
          const [field] = definition(content, 'faq').fields;
          if (field) field.type = 'multi_line_text_field';
        },
      },
      /faq\.frage is multi_line_text_field, and has to be single_line_text_field/,
    ],
    [
      'closed storefront access',
      {content: (content) => void (definition(content, 'jobs').storefrontAccess = false)},
      /may not read jobs/,
    ],
    [
      'a type without translation',
      {content: (content) => void (definition(content, 'jobs').translatable = false)},
      /jobs can't be translated/,
    ],
    [
      'a metafield that is missing',
      {
        content: ({definitions}) =>
          void (definitions.metafields = definitions.metafields.filter(({key}) => key !== 'masse')),
      },
      /metafield definition custom\.masse is missing/,
    ],
    [
      'a metafield of variants that is missing',
      {
        content: ({definitions}) =>
          void (definitions.metafields = definitions.metafields.filter(({ownerType}) => ownerType === 'PRODUCT')),
      },
      /metafield definition custom\.niedrigster_preis_30_tage \(variants\) is missing/,
    ],
    [
      'a closed metafield',
      {
        content: ({definitions}) =>
          definitions.metafields.forEach((field) => void (field.storefrontAccess = field.key !== 'masse')),
      },
      /may not read the metafield custom\.masse/,
    ],
    [
      'entries without a place of their own in the lists',
      {
        content: ({metaobjects}) => {
          const [first, second, third] = metaobjects.filter(({type}) => type === 'leistungen');
          if (first && second) first.fields.reihenfolge = second.fields.reihenfolge as FieldRecord;
          delete third?.fields.reihenfolge;
        },
      },
      /No place of their own in the lists, of leistungen: ladenbau, ausstellungsbau, bueroeinrichtung/,
    ],
    [
      'an entry that is not translated',
      {
        content: ({metaobjects}) => {
          const faq = metaobjects.find(({type}) => type === 'faq');
          for (const field of Object.values(faq?.fields ?? {}))
            if ('value' in field && typeof field.value !== 'string') untranslate(field.value);
        },
      },
      /Not translated into English, of faq/,
    ],
    [
      'a product that is not translated',
      {content: (content) => untranslate(product(content, 'hocker-lot').descriptionHtml)},
      /without an English description: hocker-lot/,
    ],
    [
      'a product that is not on the channel',
      {control: (control) => control.setInventory({handle: 'hocker-lot', published: false})},
      /Not on the storefront's channel: hocker-lot/,
    ],
    [
      'a collection that is not on the channel',
      {store: (url) => makeCollection(url, 'Neues')},
      /Collections that are not on the storefront's channel: neues\.$/,
    ],
    [
      'no collection with products',
      {content: (content) => void content.collections.splice(1)},
      /sees no collection with products/,
    ],
    [
      'no box of the samples that colours have',
      {control: (control) => control.setInventory({handle: 'musterkasten', published: false}), admin: {}},
      /Colours of .*custom-shelf.* have a sample, but the storefront sees no box of samples/,
    ],
    [
      'no products',
      {content: (content) => void ((content.products = []), (content.collections = []))},
      /sees no product/,
    ],
    [
      'broken farben',
      {content: (content) => setMetafield(content, 'farben', '{"name": "Eiche"}')},
      /metafield farben of individueller-schrank/,
    ],
    [
      'broken laengen',
      {content: (content) => setMetafield(content, 'laengen', '"50 bis 100"')},
      /metafield laengen of individueller-schrank/,
    ],
    [
      'broken breiten',
      {content: (content) => setMetafield(content, 'breiten', '[]')},
      /metafield breiten of individueller-schrank/,
    ],
    [
      'a broken preisformel',
      {content: (content) => setMetafield(content, 'preisformel', '{"base_price": 1}')},
      /metafield preisformel of individueller-schrank/,
    ],
    [
      'a broken konstruktion',
      {content: (content) => setMetafield(content, 'konstruktion', '{"type": "staircase"}')},
      /metafield konstruktion of individueller-schrank/,
    ],
    [
      'a price variant that is missing',
      {content: (content) => void product(content).variants.pop()},
      /lacks 1 of 60 price variants/,
    ],
    [
      'a price variant that no choice leads to',
      {
        content: (content) => {
          const {options, variants} = product(content);
          options[0]?.values.push({DE: '1,00 €', EN: '1,00 €'});
          variants.push({selectedOptions: ['1,00 €'], sku: 'X', price: 100, quantityAvailable: 0});
        },
      },
      /1 variants whose price no choice leads to: 1,00 €/,
    ],
    [
      'a price variant at another price',
      {
        content: (content) => {
          const [variant] = product(content).variants;
          if (variant) variant.price += 100;
        },
      },
      /cost another price than their name says/,
    ],
    [
      'too many prices',
      {
        content: (content) => {
          setMetafield(content, 'laengen', JSON.stringify(Array.from({length: 900}, (_, at) => 50 + at)));
          setMetafield(
            content,
            'preisformel',
            '{"base_price": 1, "price_per_cm_length": 0.37, "price_per_cm_width": 0.0113}',
          );
        },
      },
      /would need \d{4,} price variants, and Shopify allows 2048/,
    ],
    [
      'an empty policy',
      {
        content: ({policies}) =>
          policies.forEach((policy) => policy.handle === 'refund-policy' && (policy.body = {DE: '<p> </p>', EN: ''})),
      },
      /refund policy is empty/,
    ],
    [
      'an empty imprint',
      {
        content: ({metaobjects}) => {
          const settings = metaobjects.find(({type}) => type === 'einstellungen_global');
          if (settings) settings.fields.impressum = {type: 'rich_text_field', value: '{"type":"root","children":[]}'};
        },
      },
      /imprint is empty/,
    ],
    [
      'a page without its entry',
      {content: (content) => void (content.metaobjects = content.metaobjects.filter(({type}) => type !== 'about'))},
      /sees no entry of about/,
    ],
    [
      'redirects in a circle',
      {content: ({urlRedirects}) => void urlRedirects.push({path: '/a', target: '/agb'})},
      /leads to \/agb, which is redirected too/,
    ],
    [
      'a redirect to nothing',
      {content: ({urlRedirects}) => void urlRedirects.push({path: '/a', target: '/product/gone'})},
      /leads to the product gone/,
    ],
    [
      'a redirect from a page',
      {content: ({urlRedirects}) => void urlRedirects.push({path: '/shop', target: '/'})},
      /from \/shop is never followed/,
    ],
    ['a wrong Admin token', {admin: {ADMIN_API_TOKEN: 'wrong'}}, /doesn't accept the access token/],
  ])('%s', async (_, fault, problem) => {
    const findings = await found(fault);
    expect(findings.map((finding) => finding.problem)).toEqual([expect.stringMatching(problem)]);
    expect(findings[0]?.fix).toMatch(/\w{3}/);
  });
});

it('finds nothing on a store without faults, with the storefront’s tokens alone too', async () => {
  expect(await found({})).toEqual([]);
  expect(await found({admin: {}})).toEqual([]);
});

it('a checkout at a domain that the site doesn’t know is found', () => {
  const variables = {PUBLIC_STORE_DOMAIN: 'studio.myshopify.com', PUBLIC_CHECKOUT_DOMAIN: 'checkout.studio.example'};
  expect(checkoutDomain('https://studio.example/1', 'https://studio.example', variables)).toEqual([]);
  const [finding, ...others] = checkoutDomain(
    'https://studio.example/checkouts/1',
    'https://www.studio.example',
    variables,
  );
  expect(others).toEqual([]);
  expect(finding?.problem).toContain('The checkout is at studio.example');
  expect(finding?.fix).toContain('PUBLIC_CHECKOUT_DOMAIN=studio.example');
  expect(checkoutDomain('https://checkout.studio.example/1', 'https://x.example', variables)).toEqual([]);
  expect(checkoutDomain('https://studio.myshopify.com/1', 'https://x.example', variables)).toEqual([]);
});

it('needs no scope to write', async () => {
  const ofDrafts = ['read_metaobjects', 'read_files', 'read_translations'];
  const scopes = ['read_metaobject_definitions', 'read_products', 'read_publications', ...ofDrafts];
  expect(await found({control: (control) => control.setAdmin({scopes})})).toEqual([]);
  const [finding, ...others] = await found({control: (control) => control.setAdmin({scopes: scopes.slice(1)})});
  expect(others).toEqual([]);
  expect(finding?.problem).toContain('`read_metaobject_definitions` access scope');
});

it('says each thing with what to do', () => {
  const text = describeFindings([{check: 'policies', problem: 'It is empty.', fix: 'Write it.'}], 'the store');
  expect(text).toBe('✗ policies: It is empty.\n  Write it.\n\nOne thing is wrong with the store.\n');
});
