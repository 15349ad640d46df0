import type {DefinitionRecords, FieldDefinitionRecord} from 'demo-store/model';
import {neededTypes} from '../../../studio/contentModel';
import {wrongType} from '../definitions';
import {languageName} from '../languages';
import {findings, type Finding} from './finding';
import {hasWords} from './law';
import {settingOf, type Entry, type Shown} from './shown';

const longTexts = ['multi_line_text_field', 'rich_text_field'];

/** Whether an entry has texts, and all of them are the same in another language. */
function isUntranslated(own: Entry, translated: Entry | undefined): boolean {
  const texts = own.fields.filter(({type, value}) => longTexts.includes(type) && value?.trim());
  const other = new Map(translated?.fields.map(({key, value}) => [key, value]));
  return texts.length > 0 && texts.every(({key, value}) => other.get(key) === value);
}

const namesOf = (entries: readonly Entry[]) => entries.map(({handle}) => handle).join(', ');

/** Entries whose place in the lists is left to their age, though others of the type have one. */
function withoutPlace(entries: readonly Entry[]): Entry[] {
  const placeOf = ({fields}: Entry) => fields.find(({key}) => key === 'reihenfolge')?.value ?? '';
  const places = entries.map(placeOf).filter(Boolean);
  if (places.length === 0) return [];
  return entries.filter((entry) => places.filter((place) => place === placeOf(entry)).length !== 1);
}

/** Fields of entries that are of another type than they have to be. */
function checkFields(type: string, fields: readonly FieldDefinitionRecord[], entries: readonly Entry[]): Finding[] {
  const stored = new Map(entries.flatMap((entry) => entry.fields).map((field) => [field.key, field.type]));
  return fields.flatMap(({key, type: wanted}) => {
    const found = stored.get(key) ?? wanted;
    return found === wanted ? [] : [{check: 'definitions', ...wrongType(`${type}.${key}`, wanted, found)}];
  });
}

/** Entries that are missing or not translated, fields of another type, and an empty imprint. */
export function checkEntries(shown: Shown, {metaobjects}: DefinitionRecords): Finding[] {
  const ofTypes = metaobjects.flatMap(({type, fields}) => {
    const entries = shown.entries.get(type) ?? [];
    const unclear = withoutPlace(entries);
    return [
      ...findings('entries', [
        {
          isWrong: entries.length === 0 && neededTypes.includes(type),
          problem: `The storefront sees no entry of ${type}.`,
          fix: 'Add one in the admin (Content › Metaobjects). If there is one, its definition is closed to storefronts: run npm run store:setup.',
        },
      ]),
      ...checkFields(type, fields, entries),
      ...shown.translations.flatMap((translation) => {
        const translated = new Map(translation.entries.get(type)?.map((entry) => [entry.handle, entry]));
        const untranslated = entries.filter((entry) => isUntranslated(entry, translated.get(entry.handle)));
        return findings('translations', [
          {
            isWrong: untranslated.length > 0,
            problem: `Not translated into ${languageName(translation.language)}, of ${type}: ${namesOf(untranslated)}.`,
            fix: 'Translate the entries with the app Translate & Adapt.',
          },
        ]);
      }),
      ...findings('order', [
        {
          isWrong: unclear.length > 0,
          problem: `No place of their own in the lists, of ${type}: ${namesOf(unclear)}.`,
          fix: 'Give each entry a number of its own in the field reihenfolge. Those without one come last, by their age.',
        },
      ]),
    ];
  });
  const imprint = {
    isWrong:
      shown.entries.get('einstellungen_global')?.length &&
      !hasWords(settingOf(shown, 'einstellungen_global', 'impressum') ?? ''),
    problem: 'The imprint is empty.',
    fix: 'Write it in the admin: Content › Metaobjects › Einstellungen global › impressum. German law asks for it.',
  };
  return [...ofTypes, ...findings('imprint', [imprint])];
}
