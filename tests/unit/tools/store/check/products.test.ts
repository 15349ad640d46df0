import {beforeAll, describe, expect, it} from 'vitest';
import type {Localized, ProductRecord, StoreContent} from 'demo-store/model';
import {findsEach, makeCollection, problemsWith, publishEverywhere} from '../../../../support/plantedFaults';
import {loadGoodContent, mostMadeToMeasure, withoutProducts} from '../../../../support/stores';

let good: StoreContent;
beforeAll(async () => {
  good = withoutProducts(await loadGoodContent(), mostMadeToMeasure);
});

const product = (content: StoreContent, handle = 'individueller-schrank') =>
  content.products.find((candidate) => candidate.handle === handle) as ProductRecord;
const setMetafield = (content: StoreContent, key: string, value: string) => {
  const metafield = product(content).metafields.find((candidate) => candidate.key === key);
  if (metafield) metafield.field = {type: 'json', value};
};
type Rename = (names: {de: string; en: string}) => unknown;
/** Names the colours of a product anew. With `english`, the whole metafield has a translation. */
const nameColors = (content: StoreContent, handle: string, german: Rename, english?: Rename) => {
  const metafield = product(content, handle).metafields.find(({key}) => key === 'farben');
  if (!metafield || !('value' in metafield.field)) return;
  const colors = JSON.parse(metafield.field.value as string) as {name: {de: string; en: string}}[];
  const toJson = (rename: Rename) => JSON.stringify(colors.map((color) => ({...color, name: rename(color.name)})));
  metafield.field.value = english ? {DE: toJson(german), EN: toJson(english)} : toJson(german);
};
const setDescription = (content: StoreContent, change: (html: string) => string) => {
  product(content).descriptionHtml.EN = change(product(content).descriptionHtml.EN);
};
const untranslate = (text: Localized) => void (text.EN = text.DE);

describe('store:check of the products', () => {
  findsEach(
    () => good,
    [
      [
        'a product that is not translated',
        {content: (content) => untranslate(product(content, 'hocker-lot').descriptionHtml)},
        /without a description in English: hocker-lot/,
      ],
      [
        'colours with German names alone, of all products at once',
        {
          content: (content) => {
            nameColors(content, 'individueller-schrank', ({de}) => de);
            nameColors(content, 'custom-shelf', ({de}) => ({de, en: ''}));
          },
        },
        /^Colours without a name in English: individueller-schrank \(Eiche furniert, geölt; .+\), custom-shelf \(.+\)\.$/,
      ],
      [
        'a collection that is not on the channel',
        {store: (url) => makeCollection(url, 'Neues')},
        /Collections that are not on the storefront's channel: neues\.$/,
      ],
      [
        'a made-to-measure product whose description names no page',
        {content: (content) => setDescription(content, (html) => html.replace(/^<p>.*?<\/p>/, ''))},
        /page that they are ordered by: individueller-schrank\.$/,
      ],
      [
        'a price variant that is missing',
        {content: (content) => void product(content).variants.pop()},
        /lacks 1 of 60 price variants/,
      ],
      [
        'a price variant that no configuration uses',
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
    ],
  );

  findsEach(
    () => good,
    [
      [
        'a colour with a German name alone among others',
        {
          content: (content) =>
            nameColors(content, 'individueller-schrank', (names) =>
              names.en === 'Sage linoleum' ? names.de : names.en === 'Brick linoleum' ? 'RAL 8012' : names,
            ),
        },
        /^Colours without a name in English: individueller-schrank \(Linoleum Salbei\)\.$/,
      ],
      [
        'a product that is not on the channel',
        {control: (control) => control.setInventory({handle: 'hocker-lot', published: false})},
        /Not on the storefront's channel: hocker-lot/,
      ],
      [
        'a made-to-measure product on another channel',
        {
          store: async (url) => {
            await publishEverywhere(url, 'kliv');
            await publishEverywhere(url, 'tritt-stufe');
          },
        },
        /on other channels, which sell them without their measures: kliv \(Online Store\)\.$/,
      ],
      [
        'a description that names the page of another site',
        {
          content: (content) => setDescription(content, (html) => html.replaceAll('studio.example', 'former.example')),
        },
        /page that they are ordered by: individueller-schrank\.$/,
      ],
      [
        'no collection with products',
        {content: (content) => void content.collections.splice(1)},
        /sees no collection with products/,
      ],
    ],
  );

  findsEach(
    () => good,
    [
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
        'a size that is not built any more',
        {content: (content) => setMetafield(content, 'konstruktion', '{"type": "wardrobe", "thickness": 16}')},
        /metafield konstruktion of individueller-schrank, thickness 16 is taken as 19\.$/,
      ],
      [
        'a missing sample box for colours with samples',
        {control: (control) => control.setInventory({handle: 'musterkasten', published: false}), admin: {}},
        /Colours of .*custom-shelf.* have a sample, but the storefront sees no box of samples/,
      ],
    ],
  );

  findsEach(
    () => good,
    [
      [
        'no products',
        {content: (content) => void Object.assign(content, {products: [], collections: [], urlRedirects: []})},
        /sees no product/,
      ],
    ],
  );

  findsEach(
    () => good,
    [
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
    ],
  );

  it.each<[string, Rename, Rename?]>([
    ['their metafield is translated', ({de}) => de, ({en}) => en],
    ['they are written the same in both languages', ({de}) => ({de, en: de})],
  ])('finds nothing wrong with the names of colours when %s', async (_, german, english) => {
    const content = (changed: StoreContent) => nameColors(changed, 'individueller-schrank', german, english);
    expect(await problemsWith(good, {content})).toEqual([]);
  });
});
