import type {Localized} from 'demo-store/model';
import type {Admin} from '../admin';
import {section, type Ids, type Section, type Setup} from '../plan';
import {isSameText} from './same';
import {metafieldTexts} from './newProducts';

const TEXTS_QUERY = `query SetUpTexts($ids: [ID!]!) {
  translatableResourcesByIds(resourceIds: $ids, first: 50) {
    nodes {
      resourceId
      translatableContent { key value digest }
      translations(locale: "en") { key value outdated }
    }
  }
}`;

const REGISTER = `mutation SetUpTranslations($id: ID!, $translations: [TranslationInput!]!) {
  translationsRegister(resourceId: $id, translations: $translations) { userErrors { field message code } }
}`;

/** How many objects are looked at, and translated, in one change. */
const batch = 50;

/** An object with texts in English. */
interface Translatable {
  /** How `Ids` names it. */
  kind: string;
  name: string;
  /** By Shopify's keys; made when the object is in the store. */
  texts(): Record<string, {german: string; english: string}>;
}

interface Translation {
  key: string;
  locale: 'en';
  value: string;
  translatableContentDigest: string;
}

interface StoredTexts {
  resourceId: string;
  translatableContent: {key: string; value: string | null; digest: string | null}[];
  translations: {key: string; value: string | null; outdated: boolean}[];
}

const pair = ({DE, EN}: Localized) => ({german: DE, english: EN});

/** Texts that are the same in both languages need no translation. */
const different = <Text extends {german: string; english: string}>(texts: Record<string, Text | undefined>) =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) =>
      text && text.german !== text.english && text.english.trim() ? [[key, text]] : [],
    ),
  );

function translatables({content, ids}: Setup): Translatable[] {
  const of = (kind: string, name: string, texts: Record<string, Localized>): Translatable => ({
    kind,
    name,
    texts: () => different(Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, pair(text)]))),
  });
  return [
    ...content.pictures.map(({name, alt}) => of('picture', name, {alt})),
    ...content.products.flatMap(({handle, title, descriptionHtml, seo, options, metafields}) => [
      of('product', handle, {
        title,
        body_html: descriptionHtml,
        meta_title: seo.title,
        meta_description: seo.description,
      }),
      ...options.flatMap(({name, values}) => [
        of('option', `${handle}/${name.DE}`, {name}),
        ...values.map((value) => of('option value', `${handle}/${name.DE}/${value.DE}`, {name: value})),
      ]),
      ...metafields.map((metafield): Translatable => {
        const texts = () => different({value: metafieldTexts(metafield, ids)});
        return {kind: 'metafield', name: `${handle}/${metafield.key}`, texts};
      }),
    ]),
    ...content.collections.map(({handle, title, descriptionHtml}) =>
      of('collection', handle, {title, body_html: descriptionHtml}),
    ),
    ...content.metaobjects.map(({type, handle, fields}) => {
      const texts = Object.entries(fields).flatMap(([key, field]) =>
        'value' in field && typeof field.value !== 'string' ? [[key, field.value] as const] : [],
      );
      return of('metaobject', `${type}/${handle}`, Object.fromEntries(texts));
    }),
    ...content.policies.map(({handle, body}) => of('policy', handle, {body})),
    ...content.menus.flatMap(({handle, title, items}) => [
      of('menu', handle, {title}),
      ...items.map((item, at) => of('link', `${handle}/${at}`, {title: item.title})),
    ]),
  ].filter((object) => Object.keys(object.texts()).length > 0);
}

/** Translations that an object lacks. One of a German text that isn't ours would be wrong; one that differs is somebody's. */
function lacking(object: Translatable, stored: StoredTexts | undefined, overwrite: boolean) {
  const translations: Translation[] = [];
  let isLeft = false;
  for (const [key, {german, english}] of Object.entries(object.texts())) {
    const text = stored?.translatableContent.find((candidate) => candidate.key === key);
    if (!text?.digest || !isSameText(german, text.value ?? '')) continue;
    const known = stored?.translations.find((candidate) => candidate.key === key);
    if (known && isSameText(english, known.value ?? '') && !known.outdated) continue;
    if (known?.value && !known.outdated && !overwrite) isLeft = true;
    else translations.push({key, locale: 'en', value: english, translatableContentDigest: text.digest});
  }
  return {translations, isLeft};
}

async function readTexts(admin: Admin, objects: readonly Translatable[], ids: Ids): Promise<Map<string, StoredTexts>> {
  const wanted = objects.flatMap(({kind, name}) => ids.get(kind, name) ?? []);
  if (wanted.length === 0) return new Map();
  const {translatableResourcesByIds} = await admin.query<{translatableResourcesByIds: {nodes: StoredTexts[]}}>(
    TEXTS_QUERY,
    {
      ids: wanted,
    },
  );
  return new Map(translatableResourcesByIds.nodes.map((node) => [node.resourceId, node]));
}

function groups<T>(items: readonly T[]): T[][] {
  return Array.from({length: Math.ceil(items.length / batch)}, (_, at) => items.slice(at * batch, (at + 1) * batch));
}

async function translate({admin, ids, overwrite}: Setup, objects: readonly Translatable[]): Promise<void> {
  const stored = await readTexts(admin, objects, ids);
  for (const object of objects) {
    const id = ids.get(object.kind, object.name);
    const {translations} = lacking(object, stored.get(id ?? ''), overwrite);
    if (id && translations.length > 0) {
      await admin.mutate(REGISTER, {id, translations}, `the translation of ${object.kind} ${object.name}`);
    }
  }
}

/** English texts that the store lacks: of objects that it has, and of those that this run makes. */
export async function planTranslations(setup: Setup): Promise<Section> {
  const {admin, ids, overwrite} = setup;
  const plan = section('Translate into English');
  const open: Translatable[] = [];
  for (const objects of groups(translatables(setup))) {
    const stored = await readTexts(admin, objects, ids);
    for (const object of objects) {
      const id = ids.get(object.kind, object.name);
      const {translations, isLeft} = lacking(object, stored.get(id ?? ''), overwrite);
      if (!id || translations.length > 0) open.push(object);
      else if (isLeft) plan.left.push(`${object.kind} ${object.name}`);
    }
  }
  for (const objects of groups(open)) {
    const [first] = objects;
    const name = `from ${first?.name} on`;
    plan.tasks.push({name, size: objects.length, run: () => translate(setup, objects)});
  }
  return plan;
}
