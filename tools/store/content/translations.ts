import type {Localized} from 'demo-store/model';
import type {Language} from '~/i18n/language';
import {codeOf, defaultCode, languageName} from '../languages';
import {groups, section, type Section, type Setup} from '../plan';
import {isSameText} from './same';
import {metafieldTexts} from './newProducts';

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

/** What an object is a part of, whose handle its name begins with. */
const wholes: Record<string, string> = {
  option: 'product',
  'option value': 'product',
  metafield: 'product',
  link: 'menu',
};

/** Whether this run makes an object. A part that the store's own product or menu lacks never comes. */
function isToCome({ids}: Setup, {kind, name}: Translatable): boolean {
  const [handle = ''] = name.split('/');
  return !ids.get(kind, name) && !ids.get(wholes[kind] ?? kind, handle);
}

/** How many objects are looked at, and translated, in one change. */
const batch = 50;

/** A text as it is written, and in the language that it is translated into. */
interface Text {
  own: string;
  other: string;
}

/** An object with texts to translate. */
interface Translatable {
  /** How `Ids` names it. */
  kind: string;
  name: string;
  /** By Shopify's keys; made when the object is in the store. */
  texts(): Record<string, Text>;
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

/** Texts that are the same in both languages need no translation. */
const different = (texts: Record<string, Text | undefined>) =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) =>
      text && text.own !== text.other && text.other.trim() ? [[key, text]] : [],
    ),
  );

function translatables({content, ids}: Setup, language: Language): Translatable[] {
  const pair = (text: Localized): Text => ({own: text[defaultCode], other: text[codeOf(language)]});
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
        of('option', `${handle}/${name[defaultCode]}`, {name}),
        ...values.map((value) =>
          of('option value', `${handle}/${name[defaultCode]}/${value[defaultCode]}`, {name: value}),
        ),
      ]),
      ...metafields.map((metafield): Translatable => {
        const texts = () => {
          const text = metafieldTexts(metafield, ids);
          return different({value: text && pair(text)});
        };
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

/** Translations that an object lacks. One of a text that isn't ours would be wrong; one that differs is somebody's. */
function lacking(object: Translatable, stored: StoredTexts | undefined, locale: Language, overwrite: boolean) {
  const translations: Translation[] = [];
  let isLeft = false;
  for (const [key, {own, other}] of Object.entries(object.texts())) {
    const text = stored?.translatableContent.find((candidate) => candidate.key === key);
    if (!text?.digest || !isSameText(own, text.value ?? '')) continue;
    const known = stored?.translations.find((candidate) => candidate.key === key);
    if (known && isSameText(other, known.value ?? '') && !known.outdated) continue;
    if (known?.value && !known.outdated && !overwrite) isLeft = true;
    else translations.push({key, locale, value: other, translatableContentDigest: text.digest});
  }
  return {translations, isLeft};
}

async function readTexts({admin, ids}: Setup, objects: readonly Translatable[], locale: Language) {
  const wanted = objects.flatMap(({kind, name}) => ids.get(kind, name) ?? []);
  if (wanted.length === 0) return new Map<string, StoredTexts>();
  const {translatableResourcesByIds} = await admin.query<{translatableResourcesByIds: {nodes: StoredTexts[]}}>(
    TEXTS_QUERY,
    {ids: wanted, locale},
  );
  return new Map(translatableResourcesByIds.nodes.map((node) => [node.resourceId, node]));
}

async function translate(setup: Setup, objects: readonly Translatable[], locale: Language): Promise<void> {
  const {admin, ids, overwrite} = setup;
  const stored = await readTexts(setup, objects, locale);
  for (const object of objects) {
    const id = ids.get(object.kind, object.name);
    const {translations} = lacking(object, stored.get(id ?? ''), locale, overwrite);
    if (id && translations.length > 0) {
      await admin.mutate(REGISTER, {id, translations}, `the translation of ${object.kind} ${object.name}`);
    }
  }
}

/** Texts in another language that the store lacks: of objects that it has, and of those that this run makes. */
export async function planTranslations(setup: Setup, language: Language): Promise<Section> {
  const {ids, overwrite} = setup;
  const plan = section(`Translate into ${languageName(language)}`);
  const open: Translatable[] = [];
  for (const objects of groups(translatables(setup, language), batch)) {
    const stored = await readTexts(setup, objects, language);
    for (const object of objects) {
      const id = ids.get(object.kind, object.name);
      const {translations, isLeft} = lacking(object, stored.get(id ?? ''), language, overwrite);
      if (isToCome(setup, object) || translations.length > 0) open.push(object);
      else if (isLeft) plan.left.push(`${object.kind} ${object.name}`);
    }
  }
  for (const objects of groups(open, batch)) {
    const name = `from ${objects[0]?.name} on`;
    plan.tasks.push({name, size: objects.length, run: () => translate(setup, objects, language)});
  }
  return plan;
}
