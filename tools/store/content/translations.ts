import type {Localized} from 'demo-store/model';
import type {Language} from '~/i18n/language';
import {toLanguageCode, defaultCode, getLanguageName} from '../languages';
import {chunk, createSection, type Section, type Setup} from '../plan';
import {isSameText} from './isSameText';
import {toMetafieldTexts} from './newProducts';
import {Untranslatable} from './untranslatable';

const TEXTS_QUERY = `query SetUpTexts($ids: [ID!]!, $locale: String!) {
  translatableResourcesByIds(resourceIds: $ids, first: 50) {
    nodes {
      resourceId
      translatableContent { key value digest }
      translations(locale: $locale) { key value outdated }
    }
  }
}`;

const REGISTER = `mutation SetUpTranslations($id: ID!, $translations: [TranslationInput!]!) {
  translationsRegister(resourceId: $id, translations: $translations) { userErrors { field message code } }
}`;

/** Parts that belong to another object: the name of an `option` begins with the handle of its `product`. */
const parentKinds: Record<string, string> = {
  option: 'product',
  'option value': 'product',
  metafield: 'product',
  link: 'menu',
};

/** Whether this run will create an object. It never adds parts to a product or menu that exists. */
function isPlanned({ids}: Setup, {kind, name}: Translatable): boolean {
  const [handle = ''] = name.split('/');
  return !ids.get(kind, name) && !ids.get(parentKinds[kind] ?? kind, handle);
}

/** How many objects are compared in one query, and translated in one task. */
const batchSize = 50;

interface Text {
  original: string;
  translation: string;
}

/** An object with texts to translate. */
interface Translatable {
  /** `Ids` knows the object by this kind and its name. */
  kind: string;
  name: string;
  /** Returns the texts by Shopify's keys. Some contain URLs that are known only when the object is in the store. */
  getTexts(): Record<string, Text>;
}

interface Translation {
  key: string;
  locale: Language;
  value: string;
  translatableContentDigest: string;
}

interface StoredTexts {
  resourceId: string;
  translatableContent: {key: string; value: string | null; digest: string | null}[];
  translations: {key: string; value: string | null; outdated: boolean}[];
}

/** Drops texts that are the same in both languages: they need no translation. */
const keepDifferent = (texts: Record<string, Text | undefined>) =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) =>
      text && text.original !== text.translation && text.translation.trim() ? [[key, text]] : [],
    ),
  );

function listTranslatables({content, ids}: Setup, language: Language): Translatable[] {
  const toText = (text: Localized): Text => ({
    original: text[defaultCode],
    translation: text[toLanguageCode(language)],
  });
  const toTranslatable = (kind: string, name: string, localized: Record<string, Localized>): Translatable => {
    const texts = Object.fromEntries(Object.entries(localized).map(([key, text]) => [key, toText(text)]));
    return {kind, name, getTexts: () => keepDifferent(texts)};
  };
  return [
    ...content.pictures.map(({name, alt}) => toTranslatable('picture', name, {alt})),
    ...content.products.flatMap(({handle, title, descriptionHtml, seo, options, metafields}) => [
      toTranslatable('product', handle, {
        title,
        body_html: descriptionHtml,
        meta_title: seo.title,
        meta_description: seo.description,
      }),
      ...options.flatMap(({name, values}) => [
        toTranslatable('option', `${handle}/${name[defaultCode]}`, {name}),
        ...values.map((value) =>
          toTranslatable('option value', `${handle}/${name[defaultCode]}/${value[defaultCode]}`, {name: value}),
        ),
      ]),
      ...metafields.map((metafield): Translatable => {
        const getTexts = () => {
          const text = toMetafieldTexts(metafield, ids);
          return keepDifferent({value: text && toText(text)});
        };
        return {kind: 'metafield', name: `${handle}/${metafield.key}`, getTexts};
      }),
    ]),
    ...content.collections.map(({handle, title, descriptionHtml}) =>
      toTranslatable('collection', handle, {title, body_html: descriptionHtml}),
    ),
    ...content.metaobjects.map(({type, handle, fields}) => {
      const texts = Object.entries(fields).flatMap(([key, field]) =>
        'value' in field && typeof field.value !== 'string' ? [[key, field.value] as const] : [],
      );
      return toTranslatable('metaobject', `${type}/${handle}`, Object.fromEntries(texts));
    }),
    ...content.policies.map(({handle, body}) => toTranslatable('policy', handle, {body})),
    ...content.menus.flatMap(({handle, title, items}) => [
      toTranslatable('menu', handle, {title}),
      ...items.map((item, index) => toTranslatable('link', `${handle}/${index}`, {title: item.title})),
    ]),
  ].filter((object) => Object.keys(object.getTexts()).length > 0);
}

/**
 * Finds the translations that an object in the store lacks. A text whose original the merchant has changed gets none, because ours
 * would be wrong. A translation that differs stays; `hasOtherTranslation` says so. `untranslatable` are the keys of texts without
 * a digest.
 */
function findMissing(object: Translatable, stored: StoredTexts, locale: Language, overwrite: boolean) {
  const translations: Translation[] = [];
  const untranslatable: string[] = [];
  let hasOtherTranslation = false;
  for (const [key, {original, translation}] of Object.entries(object.getTexts())) {
    const storedText = stored.translatableContent.find((candidate) => candidate.key === key);
    if (!storedText || !isSameText(original, storedText.value ?? '')) continue;
    const storedTranslation = stored.translations.find((candidate) => candidate.key === key);
    const isCurrent = storedTranslation && !storedTranslation.outdated;
    if (isCurrent && isSameText(translation, storedTranslation.value ?? '')) continue;
    if (isCurrent && storedTranslation.value && !overwrite) hasOtherTranslation = true;
    else if (!storedText.digest) untranslatable.push(key);
    else translations.push({key, locale, value: translation, translatableContentDigest: storedText.digest});
  }
  return {translations, hasOtherTranslation, untranslatable};
}

async function readTexts({admin, ids}: Setup, objects: readonly Translatable[], locale: Language) {
  const resourceIds = objects.flatMap(({kind, name}) => ids.get(kind, name) ?? []);
  if (resourceIds.length === 0) return new Map<string, StoredTexts>();
  const {translatableResourcesByIds} = await admin.query<{translatableResourcesByIds: {nodes: StoredTexts[]}}>(
    TEXTS_QUERY,
    {ids: resourceIds, locale},
  );
  return new Map(translatableResourcesByIds.nodes.map((node) => [node.resourceId, node]));
}

/** Plans missing translations: of objects that the store has, and of those that this run creates. */
export async function planTranslations(setup: Setup, language: Language): Promise<Section> {
  const {admin, ids, overwrite} = setup;
  const plan = createSection(`Translate into ${getLanguageName(language)}`);
  const untranslatable = new Untranslatable();

  /** Compares those of the objects that the store has, and adds what it can't translate to the plan's problems. */
  const compare = async (objects: readonly Translatable[]) => {
    const stored = await readTexts(setup, objects, language);
    const compared = objects.flatMap((object) => {
      const {kind, name} = object;
      const id = ids.get(kind, name);
      const texts = id && stored.get(id);
      if (id && !texts) untranslatable.addObject(kind, name);
      if (!texts) return [];
      const missing = findMissing(object, texts, language, overwrite);
      for (const key of missing.untranslatable) untranslatable.addText(key, kind, name);
      return [{object, id, ...missing}];
    });
    plan.problems = untranslatable.toProblems(language);
    return compared;
  };

  const translate = async (objects: readonly Translatable[]) => {
    for (const {object, id, translations} of await compare(objects)) {
      const what = `the translation of ${object.kind} ${object.name}`;
      if (translations.length > 0) await admin.mutate(REGISTER, {id, translations}, what);
    }
  };

  const untranslated: Translatable[] = [];
  for (const objects of chunk(listTranslatables(setup, language), batchSize)) {
    untranslated.push(...objects.filter((object) => isPlanned(setup, object)));
    for (const {object, translations, hasOtherTranslation} of await compare(objects)) {
      if (translations.length > 0) untranslated.push(object);
      else if (hasOtherTranslation) plan.unchanged.push(`${object.kind} ${object.name}`);
    }
  }
  for (const objects of chunk(untranslated, batchSize)) {
    const name = `from ${objects[0]?.name} on`;
    plan.tasks.push({name, size: objects.length, run: () => translate(objects)});
  }
  return plan;
}
