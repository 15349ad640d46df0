import {describe, expect, it} from 'vitest';
import {loadContent} from '../load';
import type {ProductRecord} from 'demo-store/model';

const {products, collections} = await loadContent();

const handlesOfConfigurators = ['konfigurator-tisch', 'custom-shelf', 'individueller-schrank', 'kliv_v1', 'kliv'];
const tagsOfConfigurators = ['konfigurator', 'customizable', 'individuell'];

/** The signs by which a product is made to measure (rule 11.1). */
const rules = ({handle, tags, productType, vendor}: ProductRecord) =>
  [
    handlesOfConfigurators.includes(handle) && 'handle',
    tags.some((tag) => tagsOfConfigurators.includes(tag)) && 'tag',
    productType === 'Konfigurator' && 'type',
    vendor === 'Konfigurator-Produkte' && 'vendor',
  ].filter((rule) => rule !== false);

const available = ({variants}: ProductRecord) =>
  variants.filter(({quantityAvailable, continueSelling}) => quantityAvailable > 0 || continueSelling);

const metafield = ({metafields}: ProductRecord, key: string) => {
  const field = metafields.find((metafield) => metafield.key === key)?.field;
  return field && 'value' in field ? field.value : undefined;
};
const product = (handle: string) => products.find((candidate) => candidate.handle === handle);
const palette = (handle: string) =>
  JSON.parse(metafield(product(handle)!, 'farben') as string) as {
    name: {de: string; en: string};
    value: string;
    multiplier: number;
  }[];
const plain = products.filter((candidate) => rules(candidate).length === 0);

describe('the studio’s shop', () => {
  it('has at least 14 products, eight of which are not made to measure', () => {
    expect(products.length).toBeGreaterThanOrEqual(14);
    expect(plain.length).toBeGreaterThanOrEqual(8);
  });

  it('has an example of each case: a sold-out variant, a sold-out product, a former price and one-off pieces', () => {
    expect(
      plain.some(
        (candidate) => available(candidate).length > 0 && available(candidate).length < candidate.variants.length,
      ),
    ).toBe(true);
    expect(plain.filter((candidate) => available(candidate).length === 0)).toHaveLength(1);
    expect(
      products.some(({variants}) =>
        variants.some(({price, compareAtPrice}) => compareAtPrice && compareAtPrice > price),
      ),
    ).toBe(true);
    expect(products.filter(({tags}) => tags.includes('Unikat')).length).toBeGreaterThanOrEqual(2);
  });

  it('has a made-to-measure product for each rule by which the site recognises one', () => {
    const alone = products
      .map(rules)
      .filter((found) => found.length === 1)
      .flat();
    expect(new Set(alone)).toEqual(new Set(['handle', 'tag', 'type', 'vendor']));
    expect(handlesOfConfigurators.filter((handle) => !product(handle))).toEqual([]);
  });

  it('has package contents and delivery time for every product', () => {
    for (const candidate of products) {
      for (const key of ['lieferumfang', 'lieferhinweis', 'masse', 'lieferzeit', 'bitte_beachten']) {
        expect(metafield(candidate, key), `${candidate.handle}.${key}`).toBeTypeOf('object');
      }
    }
  });

  it('has the delivery time in days for every product that can be bought', () => {
    for (const candidate of products.filter((listed) => available(listed).length > 0)) {
      expect(Number(metafield(candidate, 'lieferzeit_tage')), candidate.handle).toBeGreaterThan(0);
    }
  });

  it('every product belongs to a collection, and the home page’s collection comes first', () => {
    expect(collections[0]?.handle).toBe('frontpage');
    const collected = new Set(collections.flatMap((collection) => collection.products));
    expect(products.filter(({handle}) => !collected.has(handle))).toEqual([]);
  });
});

describe('the variants of a product of the studio', () => {
  it.each(products)('are distinct, and each has a price and an item number: $handle', ({options, variants}) => {
    expect(new Set(variants.map(({selectedOptions}) => selectedOptions.join(' / '))).size).toBe(variants.length);
    expect(new Set(variants.map(({sku}) => sku)).size).toBe(variants.length);
    expect(variants.every(({price}) => Number.isInteger(price) && price > 0)).toBe(true);
    expect(variants.every(({selectedOptions}) => selectedOptions.length === options.length)).toBe(true);
  });
});

describe('the studio’s made-to-measure products with a price formula', () => {
  const standard = products.filter((candidate) => rules(candidate).length > 0 && !candidate.handle.startsWith('kliv'));

  it.each(standard)('have a variant for each price: $handle', ({options, variants}) => {
    expect(options).toHaveLength(1);
    expect(options[0]?.name).toEqual({DE: 'Preis', EN: 'Price'});
    expect(variants.length).toBeLessThanOrEqual(2048);
    for (const {price, selectedOptions, continueSelling} of variants) {
      expect(selectedOptions).toEqual([`${(price / 100).toFixed(2).replace('.', ',')} €`]);
      expect(continueSelling).toBe(true);
    }
    expect(options[0]?.values.every(({DE, EN}) => DE === EN)).toBe(true);
  });

  it('include one with every setting, one with hardly any, and one without colours', () => {
    const keys = ['farben', 'laengen', 'breiten', 'preisformel'];
    const count = (candidate: ProductRecord) => keys.filter((key) => metafield(candidate, key) !== undefined).length;
    expect(standard.filter((candidate) => count(candidate) === 4).length).toBeGreaterThanOrEqual(4);
    const [bare, ...others] = standard.filter(
      (candidate) => !metafield(candidate, 'farben') && !metafield(candidate, 'preisformel'),
    );
    expect(others).toEqual([]);
    const opens = ['laengen', 'breiten'].map((key) => metafield(bare!, key) as string);
    expect(opens.map((json) => Object.keys(JSON.parse(json) as object))).toEqual([['default'], ['default']]);
    const colorless = standard.filter((candidate) => candidate !== bare && !metafield(candidate, 'farben'));
    expect(colorless.map(({handle}) => handle)).toEqual(['sitzbank-nach-mass']);
  });

  it('have the names of colours in both languages', () => {
    const [oak] = palette('konfigurator-tisch');
    expect(oak).toMatchObject({name: {de: 'Eiche, geölt', en: 'Oak, oiled'}, value: '#B98A56', multiplier: 1});
  });
});

describe('the studio’s KLIV planters', () => {
  const titles = (candidate: ProductRecord, language: 'DE' | 'EN') =>
    candidate.variants.map(({selectedOptions}) =>
      selectedOptions
        .map((german, index) => candidate.options[index]?.values.find(({DE}) => DE === german)?.[language] ?? '')
        .join(' / '),
    );
  const range = (title: string, name: string) => {
    const match = new RegExp(`${name}:\\s*(\\d+)\\s*[-–]\\s*(\\d+)`).exec(title);
    return match ? [Number(match[1]), Number(match[2])] : undefined;
  };

  it.each(['kliv_v1', 'kliv'])('have the same sizes in both languages: %s', (handle) => {
    const candidate = product(handle)!;
    const german = titles(candidate, 'DE').map((title) => [range(title, 'Breite'), range(title, 'Höhe')]);
    const english = titles(candidate, 'EN').map((title) => [range(title, 'Width'), range(title, 'Height')]);
    expect(german.flat().filter((found) => !found || found[0]! >= found[1]!)).toEqual([]);
    expect(english).toEqual(german);
  });

  it('write their sizes with a hyphen in one product and with a dash in the other, both of which the site reads', () => {
    expect(titles(product('kliv_v1')!, 'DE').every((title) => title.includes('-') && !title.includes('–'))).toBe(true);
    expect(titles(product('kliv')!, 'DE').every((title) => title.includes('–') && title.startsWith('Höhe'))).toBe(true);
  });

  it.each(['kliv_v1', 'kliv'])('have 19 RAL colours at no surcharge, RAL 9010 first: %s', (handle) => {
    const colours = palette(handle);
    expect(colours).toHaveLength(19);
    for (const language of ['de', 'en'] as const) {
      expect(new Set(colours.map(({name}) => /^RAL \d{4}/.exec(name[language])?.[0])).size).toBe(19);
      expect(colours[0]?.name[language]).toMatch(/^RAL 9010 /);
    }
    expect(colours.every(({multiplier}) => multiplier === 1)).toBe(true);
  });
});
