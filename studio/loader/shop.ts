import * as v from 'valibot';
import type {
  CollectionRecord,
  FileRecord,
  MenuRecord,
  PictureRecord,
  PolicyRecord,
  StoreContent,
  UrlRedirectRecord,
} from 'demo-store/model';
import {discountsSchema} from './discounts';
import {check, type ContentProblems} from './problems';
import {toHandle, readFolder, readSource} from './read';
import {toHtml} from './richText';
import {cents, fileName, handle, link, localizedText, mapLocalized, name, runningText, filledText} from './values';

const shopSchema: v.GenericSchema<unknown, StoreContent['shop']> = v.pipe(
  v.strictObject({
    name: filledText,
    description: localizedText,
    acceptedCardBrands: v.array(filledText),
    supportedDigitalWallets: v.array(filledText),
    vatPercent: v.number(),
    shipping: v.strictObject({flat: cents, freeFrom: cents}),
  }),
  // Every text of the content is given in both languages.
  v.transform((shop): StoreContent['shop'] => ({
    ...shop,
    languages: ['DE', 'EN'],
    countryCode: 'DE',
    currencyCode: 'EUR',
    markets: [],
    isNew: false,
  })),
);

const collectionsSchema: v.GenericSchema<unknown, CollectionRecord[]> = v.array(
  v.strictObject({
    handle,
    title: localizedText,
    descriptionHtml: v.pipe(
      runningText,
      v.transform((text) => mapLocalized(text, toHtml)),
    ),
    image: v.optional(handle),
    products: v.array(handle),
  }),
);

const menusSchema: v.GenericSchema<unknown, MenuRecord[]> = v.array(
  v.strictObject({handle, title: localizedText, items: v.array(v.strictObject({title: name, url: link}))}),
);

const redirectsSchema: v.GenericSchema<unknown, UrlRedirectRecord[]> = v.array(
  v.strictObject({path: link, target: link}),
);

const filesSchema: v.GenericSchema<unknown, FileRecord[]> = v.array(
  v.strictObject({name: fileName, file: filledText, mimeType: filledText}),
);

const policySchema = v.strictObject({title: localizedText, body: runningText});

/** `name: {file, width, height, alt}` */
const picturesSchema = v.pipe(
  v.record(handle, v.object({file: filledText, width: v.number(), height: v.number(), alt: localizedText})),
  v.transform((pictures): PictureRecord[] =>
    Object.entries(pictures).map(([key, picture]) => ({name: key, ...picture})),
  ),
);

async function read<Output>(
  folder: string,
  file: string,
  schema: v.GenericSchema<unknown, Output>,
  problems: ContentProblems,
  options?: {required: boolean},
): Promise<Output | undefined> {
  const source = await readSource(folder, file, problems, options);
  return source && check(schema, source.value, file, problems);
}

/** Reads `shop.yaml`, the only file that a folder of content must have. */
export const readShop = (folder: string, problems: ContentProblems) =>
  read(folder, 'shop.yaml', shopSchema, problems, {required: true});

export async function readShopLists(folder: string, problems: ContentProblems) {
  const [collections, menus, urlRedirects, files, discounts] = await Promise.all([
    read(folder, 'kollektionen.yaml', collectionsSchema, problems),
    read(folder, 'menues.yaml', menusSchema, problems),
    read(folder, 'weiterleitungen.yaml', redirectsSchema, problems),
    read(folder, 'dateien.yaml', filesSchema, problems),
    read(folder, 'rabattcodes.yaml', discountsSchema, problems),
  ]);
  return {
    collections: collections ?? [],
    menus: menus ?? [],
    urlRedirects: urlRedirects ?? [],
    files: files ?? [],
    discounts: discounts ?? [],
  };
}

export async function readPolicies(folder: string, problems: ContentProblems): Promise<PolicyRecord[]> {
  const sources = await readFolder(folder, 'richtlinien', problems);
  return sources.flatMap(({file, value}) => {
    const policy = check(policySchema, value, file, problems);
    return policy ? [{handle: toHandle(file), ...policy}] : [];
  });
}

/** Reads the list of pictures, which is in the pictures' folder. */
export const readPictures = async (folder: string, problems: ContentProblems): Promise<PictureRecord[]> =>
  (await read(folder, 'pictures.yaml', picturesSchema, problems)) ?? [];
