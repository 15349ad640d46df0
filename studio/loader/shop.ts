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
import {handleOf, readFolder, readSource} from './read';
import {toHtml} from './richText';
import {cents, fileName, handle, link, localized, mapLocalized, name, running, words} from './values';

const shopSchema: v.GenericSchema<unknown, StoreContent['shop']> = v.strictObject({
  name: words,
  description: localized,
  domain: words,
  acceptedCardBrands: v.array(words),
  supportedDigitalWallets: v.array(words),
  vatPercent: v.number(),
  shipping: v.strictObject({flat: cents, freeFrom: cents}),
});

const collectionsSchema: v.GenericSchema<unknown, CollectionRecord[]> = v.array(
  v.strictObject({
    handle,
    title: localized,
    descriptionHtml: v.pipe(
      running,
      v.transform((text) => mapLocalized(text, toHtml)),
    ),
    image: v.optional(handle),
    products: v.array(handle),
  }),
);

const menusSchema: v.GenericSchema<unknown, MenuRecord[]> = v.array(
  v.strictObject({handle, title: localized, items: v.array(v.strictObject({title: name, url: link}))}),
);

const redirectsSchema: v.GenericSchema<unknown, UrlRedirectRecord[]> = v.array(
  v.strictObject({path: link, target: link}),
);

const filesSchema: v.GenericSchema<unknown, FileRecord[]> = v.array(
  v.strictObject({name: fileName, file: words, mimeType: words}),
);

const policySchema = v.strictObject({title: localized, body: running});

/** `name: {file, width, height, alt}` */
const picturesSchema = v.pipe(
  v.record(handle, v.object({file: words, width: v.number(), height: v.number(), alt: localized})),
  v.transform((pictures): PictureRecord[] =>
    Object.entries(pictures).map(([key, picture]) => ({name: key, ...picture})),
  ),
);

async function read<Output>(
  folder: string,
  file: string,
  schema: v.GenericSchema<unknown, Output>,
  problems: ContentProblems,
): Promise<Output | undefined> {
  const source = await readSource(folder, file, problems);
  return source && check(schema, source.value, file, problems);
}

export const readShop = (folder: string, problems: ContentProblems) => read(folder, 'shop.yaml', shopSchema, problems);

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
    return policy ? [{handle: handleOf(file), ...policy}] : [];
  });
}

/** The list is beside the pictures. Content may be loaded without it while it is being written. */
export async function readPictures(folder: string, problems: ContentProblems): Promise<PictureRecord[]> {
  const missing: ContentProblems = [];
  const source = await readSource(folder, 'pictures.yaml', missing);
  if (!source && missing.some((text) => text.includes('the file is missing'))) return [];
  problems.push(...missing);
  return (source && check(picturesSchema, source.value, 'pictures.yaml', problems)) ?? [];
}
