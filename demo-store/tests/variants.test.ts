import {getProductOptions} from '@shopify/hydrogen-react';
import {describe, expect, test} from 'vitest';
import {productOf, useStore} from './useStore';

const store = useStore();
const english = '@inContext(language: EN)';
const product = productOf(store);

describe('the variants of a product in the demo store', () => {
  const fields = 'title sku selectedOptions { name value }';

  test('have titles and options in the language asked for', async () => {
    const select = `variants(first: 1) { nodes { ${fields} } } options { name optionValues { name } }`;
    expect(await product('tisch', select, english)).toEqual({
      variants: {
        nodes: [
          {
            title: 'Oak / small',
            sku: 'T-OAK-S',
            selectedOptions: [
              {name: 'Wood', value: 'Oak'},
              {name: 'Size', value: 'small'},
            ],
          },
        ],
      },
      options: [
        {name: 'Wood', optionValues: [{name: 'Oak'}, {name: 'Ash'}]},
        {name: 'Size', optionValues: [{name: 'small'}, {name: 'medium'}, {name: 'large'}]},
      ],
    });
  });

  test.each([
    ['in German', '', '[{name: "Holz", value: "Esche"}, {name: "Größe", value: "groß"}]', 'T-ASH-L'],
    ['in any order', '', '[{name: "Größe", value: "groß"}, {name: "Holz", value: "Esche"}]', 'T-ASH-L'],
    ['in English', english, '[{name: "Wood", value: "Ash"}, {name: "Size", value: "large"}]', 'T-ASH-L'],
    [
      'in German for a request in English',
      english,
      '[{name: "Holz", value: "Esche"}, {name: "Größe", value: "groß"}]',
      undefined,
    ],
    [
      'that are not combined in any variant',
      '',
      '[{name: "Holz", value: "Esche"}, {name: "Größe", value: "mittel"}]',
      undefined,
    ],
    ['with one missing', '', '[{name: "Holz", value: "Esche"}]', undefined],
    ['in another letter case', '', '[{name: "holz", value: "ESCHE"}, {name: "größe", value: "GROß"}]', undefined],
    [
      'with an unknown one',
      '',
      '[{name: "Holz", value: "Esche"}, {name: "Größe", value: "groß"}, {name: "x", value: "y"}]',
      undefined,
    ],
  ])('are found by their options %s', async (_, context, options, sku) => {
    const found = await product('tisch', `variantBySelectedOptions(selectedOptions: ${options}) { sku }`, context);
    expect(found).toEqual({variantBySelectedOptions: sku ? {sku} : null});
  });

  test('are found in small and capital letters, if asked for', async () => {
    const options = '[{name: "holz", value: "ESCHE"}, {name: "größe", value: "groß"}, {name: "x", value: "y"}]';
    const rules = 'caseInsensitiveMatch: true, ignoreUnknownOptions: true';
    expect(await product('tisch', `variantBySelectedOptions(selectedOptions: ${options}, ${rules}) { sku }`)).toEqual({
      variantBySelectedOptions: {sku: 'T-ASH-L'},
    });
  });

  test('include the selected one, or else the first that can be bought', async () => {
    const sku = (options: string) => `selectedOrFirstAvailableVariant(selectedOptions: ${options}) { sku }`;
    const soldOut = '[{name: "Holz", value: "Eiche"}, {name: "Größe", value: "klein"}]';
    expect(await product('tisch', sku('[]'))).toEqual({selectedOrFirstAvailableVariant: {sku: 'T-OAK-M'}});
    expect(await product('tisch', sku(soldOut))).toEqual({selectedOrFirstAvailableVariant: {sku: 'T-OAK-S'}});
    expect(await product('unikat', sku('[]'))).toEqual({selectedOrFirstAvailableVariant: {sku: 'ONCE'}});
  });

  test('say how many are in stock', async () => {
    const stock = 'variants(first: 5) { nodes { sku availableForSale quantityAvailable currentlyNotInStock } }';
    const {variants} = await product<{variants: {nodes: object[]}}>('tisch', stock);
    expect(variants.nodes).toContainEqual({
      sku: 'T-OAK-S',
      availableForSale: false,
      quantityAvailable: 0,
      currentlyNotInStock: false,
    });
    expect(variants.nodes).toContainEqual({
      sku: 'T-ASH-L',
      availableForSale: true,
      quantityAvailable: 0,
      currentlyNotInStock: true,
    });
  });

  test('can be sold out', async () => {
    await store.client.control.setInventory({sku: 'STOOL', quantityAvailable: 0});
    expect(await product('hocker', 'availableForSale totalInventory')).toEqual({
      availableForSale: false,
      totalInventory: 0,
    });
    await store.client.control.setInventory({sku: 'STOOL', quantityAvailable: 10});
    expect(await product('hocker', 'availableForSale totalInventory')).toEqual({
      availableForSale: true,
      totalInventory: 10,
    });
  });

  test('can be chosen with Hydrogen’s own picker', async () => {
    const variant = 'id availableForSale sku product { handle } selectedOptions { name value }';
    const selection = `handle encodedVariantExistence encodedVariantAvailability
      options { name optionValues { name firstSelectableVariant { ${variant} } } }
      selectedOrFirstAvailableVariant(selectedOptions: [{name: "Holz", value: "Esche"}, {name: "Größe", value: "klein"}]) { ${variant} }
      adjacentVariants(selectedOptions: [{name: "Holz", value: "Esche"}, {name: "Größe", value: "klein"}]) { ${variant} }`;
    const data = await product<Parameters<typeof getProductOptions>[0]>('tisch', selection);
    expect(data.adjacentVariants?.map((variant) => variant?.sku)).toEqual(['T-OAK-S', 'T-ASH-L']);
    const picked = getProductOptions(data).map(({name, optionValues}) => ({
      name,
      values: optionValues.map((value) => [value.name, value.selected, value.exists, value.available]),
    }));
    expect(picked).toEqual([
      {
        name: 'Holz',
        values: [
          ['Eiche', false, true, true],
          ['Esche', true, true, true],
        ],
      },
      {
        name: 'Größe',
        values: [
          ['klein', true, true, true],
          ['mittel', false, false, false],
          ['groß', false, true, true],
        ],
      },
    ]);
  });

  test('are found quickly even in the largest product that Shopify allows', async () => {
    const select =
      'variantBySelectedOptions(selectedOptions: [{name: "Preis", value: "1223.50"}]) { sku price { amount } } variantsCount { count precision }';
    await product('regal', select);
    const started = performance.now();
    expect(await product('regal', select)).toEqual({
      variantBySelectedOptions: {sku: 'SHELF-122350', price: {amount: '1223.5'}},
      variantsCount: {count: 2048, precision: 'EXACT'},
    });
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});
