import type {
  FieldRecord,
  Localized,
  MetaobjectRecord,
  ProductRecord,
  StoreContent,
  VariantRecord,
} from 'demo-store/model';
import {emptyContent} from 'demo-store/empty';
import {picturesFolder, pictureNames} from './pictures';

/** Projects refer to this many services, so there are at least so many. */
const minServices = 12;
/** Shopify's limit of references in one field. */
const maxReferences = 128;
/** Shopify's limit of variants of one product. */
export const maxVariants = 2_048;

const both = (text: string): Localized => ({DE: text, EN: text});
const line = (text: string): FieldRecord => ({type: 'single_line_text_field', value: both(text)});
const lines = (text: string): FieldRecord => ({type: 'multi_line_text_field', value: both(text)});
const richText = (value: string) =>
  JSON.stringify({type: 'root', children: [{type: 'paragraph', children: [{type: 'text', value}]}]});
const json = (value: unknown): FieldRecord => ({type: 'json', value: JSON.stringify(value)});
const picture = (name: string): FieldRecord => ({type: 'file_reference', references: [{kind: 'picture', name}]});
const entry = (type: string, handle: string, fields: Record<string, FieldRecord>): MetaobjectRecord => ({
  type,
  handle,
  fields,
});

const numbers = (count: number) => Array.from({length: count}, (_, index) => index + 1);
const getPicture = (number: number) => pictureNames[number % pictureNames.length] ?? '';

/** The years are not in the order of the projects, so that the site has to sort them. */
const getYear = (number: number) => 1990 + ((number * 7) % 35);

function project(number: number): MetaobjectRecord {
  return entry('projekte', `projekt-${number}`, {
    titel: line(`Projekt ${number}`),
    kunde: line(`Auftrag ${number}`),
    jahr: {type: 'number_integer', value: String(getYear(number))},
    ort: line('Leipzig'),
    leistung: {
      type: 'metaobject_reference',
      references: [{kind: 'metaobject', type: 'leistungen', handle: `leistung-${(number % minServices) + 1}`}],
    },
    titelbild: picture(getPicture(number)),
    meta_beschreibung: lines(`Das Projekt mit der Nummer ${number}.`),
  });
}

function product(number: number, properties: Partial<ProductRecord> = {}): ProductRecord {
  return {
    handle: `produkt-${number}`,
    title: both(`Produkt ${number}`),
    descriptionHtml: both(`<p>Das Produkt mit der Nummer ${number}.</p>`),
    productType: 'Möbel',
    vendor: 'Werkstatt',
    tags: [],
    options: [{name: both('Title'), values: [both('Default Title')]}],
    variants: [
      {selectedOptions: ['Default Title'], sku: `P-${number}`, price: 1_000 + number * 10, quantityAvailable: 9},
    ],
    images: [getPicture(number), getPicture(number + 1)],
    metafields: [],
    seo: {title: both(''), description: both('')},
    publishedAt: '2025-03-01T09:00:00Z',
    ...properties,
  };
}

/** A product with one option of 2,048 values, and a variant for each value. */
function productWithVariants(
  handle: string,
  title: string,
  option: string,
  variant: (number: number) => [string, number],
) {
  const variantData = numbers(maxVariants).map(variant);
  return product(0, {
    handle,
    title: both(title),
    options: [{name: both(option), values: variantData.map(([name]) => both(name))}],
    variants: variantData.map(
      ([name, price], index): VariantRecord => ({
        selectedOptions: [name],
        sku: `${handle}-${index}`,
        price,
        quantityAvailable: 9,
      }),
    ),
  });
}

/**
 * One product of each kind that may have 2,048 variants: ready-made, made to measure with a variant for each price, and
 * KLIV.
 */
function createLargestProducts(): ProductRecord[] {
  const formula = {base_price: 50, price_per_cm_length: 1, price_per_cm_width: 0};
  return [
    productWithVariants('viele-varianten', 'Viele Varianten', 'Farbe', (number) => [`Farbe ${number}`, 1_000 + number]),
    {
      ...productWithVariants('custom-shelf', 'Regal nach Maß', 'Preis', (number) => [
        (50 + number).toFixed(2),
        5_000 + number * 100,
      ]),
      metafields: [
        {namespace: 'custom', key: 'preisformel', field: json(formula)},
        {namespace: 'custom', key: 'laengen', field: json(numbers(maxVariants))},
        {namespace: 'custom', key: 'breiten', field: json([50])},
        {namespace: 'custom', key: 'farben', field: json([{name: 'Eiche', value: '#c8a165', multiplier: 1}])},
      ],
    },
    productWithVariants('kliv', 'KLIV', 'Größe', (number) => [
      `Breite: ${number * 2 - 1}-${number * 2}, Höhe: 200-400`,
      9_000 + number,
    ]),
  ];
}

/** The listed entries, and an entry that refers to all of them in one field. */
function createListEntry(type: string, field: string, listedEntries: MetaobjectRecord[]): MetaobjectRecord[] {
  const references = listedEntries.map(({type: of, handle}) => ({kind: 'metaobject' as const, type: of, handle}));
  return [...listedEntries, entry(type, type, {[field]: {type: 'list.metaobject_reference', references}})];
}

/**
 * Content of any size in the storefront's content model: `size` products, projects, services, questions, jobs and landing pages,
 * up to `maxReferences` press articles and team members, and three products with 2,048 variants.
 */
export async function bigContent(size: number): Promise<StoreContent> {
  const allNumbers = numbers(size);
  const listNumbers = numbers(Math.min(size, maxReferences));
  const pictures = pictureNames.map((name) => ({
    name,
    file: `${name}.webp`,
    width: 1600,
    height: 1200,
    alt: both(`Bild ${name}`),
  }));
  return {
    ...emptyContent,
    shop: {...emptyContent.shop, name: `Store of ${size}`, languages: ['DE', 'EN'], acceptedCardBrands: ['VISA']},
    folders: {pictures: await picturesFolder(), files: emptyContent.folders.files},
    pictures,
    products: [...allNumbers.map((number) => product(number)), ...createLargestProducts()],
    metaobjects: [
      ...numbers(Math.max(size, minServices)).map((number) =>
        entry('leistungen', `leistung-${number}`, {
          titel: line(`Leistung ${number}`),
          titelbild: picture(getPicture(number)),
        }),
      ),
      ...allNumbers.map(project),
      ...allNumbers.map((number) =>
        entry('faq', `frage-${number}`, {frage: line(`Frage ${number}?`), antwort: lines(`Antwort ${number}.`)}),
      ),
      ...allNumbers.map((number) =>
        entry('jobs', `stelle-${number}`, {
          berufsbezeichnungen: line(`Stelle ${number}`),
          informationen: {type: 'rich_text_field', value: both(richText(`Die Stelle mit der Nummer ${number}.`))},
        }),
      ),
      ...createListEntry(
        'press_page_settings',
        'articles_list',
        listNumbers.map((number) =>
          entry('articles_list', `artikel-${number}`, {
            magazine: line(`Heft ${number}`),
            title: line(`Artikel ${number}`),
            link: line(`https://magazin.example/${number}`),
          }),
        ),
      ),
      ...createListEntry(
        'about',
        'team',
        listNumbers.map((number) =>
          entry('team', `person-${number}`, {
            name: line(`Person ${number}`),
            berufsbezeichnung: line('Tischlerei'),
            e_mail: line(`person-${number}@studio.example`),
          }),
        ),
      ),
      ...allNumbers.map((number) =>
        entry('landingpage', `ort-${number}`, {titel: line(`Ort ${number}`), text: lines(`Wir in Ort ${number}.`)}),
      ),
    ],
  };
}
