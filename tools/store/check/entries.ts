import {languageData} from '~/i18n/language';
import type {DefinitionRecords, MetaobjectDefinitionRecord} from 'demo-store/model';
import type {Finding} from './finding';
import {hasWords} from './hasWords';
import type {LanguageCode, Storefront} from './storefront';

const ENTRIES = `query CheckEntries($type: String!, $language: LanguageCode, $after: String) @inContext(language: $language) {
  metaobjects(type: $type, first: 100, after: $after) {
    nodes { handle fields { key type value } }
    pageInfo { hasNextPage endCursor }
  }
}`;

interface Entry {
  handle: string;
  fields: {key: string; type: string; value: string | null}[];
}

/** Types without which pages stay empty. Of the others a studio may have no entry. */
const isNeeded = (type: string) =>
  /^(projekte|leistungen|about|werkstatt|prozess|agb_text|press_page_settings|einstellungen_\w+)$/.test(type);

const longTexts = ['multi_line_text_field', 'rich_text_field'];

/** Whether an entry has texts, and all of them are German in English, too. */
function isUntranslated(german: Entry, english: Entry | undefined): boolean {
  const texts = german.fields.filter(({type, value}) => longTexts.includes(type) && value?.trim());
  const other = new Map(english?.fields.map(({key, value}) => [key, value]));
  return texts.length > 0 && texts.every(({key, value}) => other.get(key) === value);
}

/** Entries whose place in the lists is left to their age, though others of the type have one. */
function checkOrder(type: string, entries: Entry[]): Finding[] {
  const placeOf = ({fields}: Entry) => fields.find(({key}) => key === 'reihenfolge')?.value ?? '';
  const places = entries.map(placeOf).filter(Boolean);
  const unclear = entries.filter((entry) => places.filter((place) => place === placeOf(entry)).length !== 1);
  if (places.length === 0 || unclear.length === 0) return [];
  return [
    {
      check: 'order',
      problem: `No place of their own in the lists, of ${type}: ${unclear.map(({handle}) => handle).join(', ')}.`,
      fix: 'Give each entry a number of its own in the field reihenfolge. Those without one come last, by their age.',
    },
  ];
}

async function checkType(
  storefront: Storefront,
  {type, fields}: MetaobjectDefinitionRecord,
  hasEnglish: boolean,
): Promise<{findings: Finding[]; german: Entry[]}> {
  const read = (language: LanguageCode) => storefront.all<Entry>(ENTRIES, {type, language}, ['metaobjects']);
  const [german, english] = await Promise.all([
    read(languageData.de.code),
    hasEnglish ? read(languageData.en.code) : [],
  ]);
  const findings: Finding[] = [];
  if (german.length === 0 && isNeeded(type)) {
    findings.push({
      check: 'entries',
      problem: `The storefront sees no entry of ${type}.`,
      fix: 'Add one in the admin (Content › Metaobjects). If there is one, its definition is closed to storefronts: run npm run store:setup.',
    });
  }
  const types = new Map(fields.map((field) => [field.key, field.type]));
  const wrong = new Map(german.flatMap((entry) => entry.fields).map((field) => [field.key, field.type]));
  for (const [key, found] of wrong) {
    const wanted = types.get(key);
    if (!wanted || wanted === found) continue;
    findings.push({
      check: 'definitions',
      problem: `The field ${type}.${key} is ${found}, and has to be ${wanted}.`,
      fix: "Keep its values elsewhere, delete the field in the admin (Settings › Custom data), and run npm run store:setup. Shopify can't change a type.",
    });
  }
  const byHandle = new Map(english.map((entry) => [entry.handle, entry]));
  const untranslated = german.filter((entry) => hasEnglish && isUntranslated(entry, byHandle.get(entry.handle)));
  if (untranslated.length > 0) {
    const names = untranslated.map(({handle}) => handle).join(', ');
    findings.push({
      check: 'translations',
      problem: `Not translated into English, of ${type}: ${names}.`,
      fix: 'Translate the entries with the app Translate & Adapt.',
    });
  }
  if (types.has('reihenfolge')) findings.push(...checkOrder(type, german));
  return {findings, german};
}

/** Entries that are missing or not translated, fields of another type, and an empty imprint. */
export async function checkEntries(
  storefront: Storefront,
  {metaobjects}: DefinitionRecords,
  hasEnglish: boolean,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const definition of metaobjects) {
    const {findings: ofType, german} = await checkType(storefront, definition, hasEnglish);
    findings.push(...ofType);
    const imprint = german[0]?.fields.find(({key}) => key === 'impressum')?.value;
    if (definition.type === 'einstellungen_global' && german.length > 0 && !hasWords(imprint ?? '')) {
      findings.push({
        check: 'imprint',
        problem: 'The imprint is empty.',
        fix: 'Write it in the admin: Content › Metaobjects › Einstellungen global › impressum. German law asks for it.',
      });
    }
  }
  return findings;
}
