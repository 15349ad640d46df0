import type {DefinitionRecords, FieldDefinitionRecord} from 'demo-store/model';
import {neededTypes} from '../../../studio/contentModel';
import {createTypeProblem} from '../definitions';
import {getLanguageName} from '../languages';
import {selectFindings, type Finding} from './finding';
import {hasWords} from './law';
import {findSetting, type Entry, type StorefrontContent} from './storefrontContent';

const longTextTypes = ['multi_line_text_field', 'rich_text_field'];

/** Whether an entry has texts, and all of them are the same in another language. */
function isUntranslated(entry: Entry, translated: Entry | undefined): boolean {
  const texts = entry.fields.filter(({type, value}) => longTextTypes.includes(type) && value?.trim());
  const translations = new Map(translated?.fields.map(({key, value}) => [key, value]));
  return texts.length > 0 && texts.every(({key, value}) => translations.get(key) === value);
}

const joinHandles = (entries: readonly Entry[]) => entries.map(({handle}) => handle).join(', ');

/** Finds entries with no place in the list, or with the same place as another one. Types without any places are sorted by age. */
function findUnplaced(entries: readonly Entry[]): Entry[] {
  const getPlace = ({fields}: Entry) => fields.find(({key}) => key === 'reihenfolge')?.value ?? '';
  const places = entries.map(getPlace).filter(Boolean);
  if (places.length === 0) return [];
  return entries.filter((entry) => places.filter((place) => place === getPlace(entry)).length !== 1);
}

/** Reports fields of entries that have another type than the content model expects. */
function checkFieldTypes(type: string, fields: readonly FieldDefinitionRecord[], entries: readonly Entry[]): Finding[] {
  const storedTypes = new Map(entries.flatMap((entry) => entry.fields).map((field) => [field.key, field.type]));
  return fields.flatMap(({key, type: expectedType}) => {
    const storedType = storedTypes.get(key) ?? expectedType;
    if (storedType === expectedType) return [];
    return [{check: 'definitions', ...createTypeProblem(`${type}.${key}`, expectedType, storedType)}];
  });
}

/** Reports entries that are missing or not translated, fields of another type, and an empty imprint. */
export function checkEntries(content: StorefrontContent, {metaobjects}: DefinitionRecords): Finding[] {
  const findings = metaobjects.flatMap(({type, fields}) => {
    const entries = content.entries.get(type) ?? [];
    const unplaced = findUnplaced(entries);
    return [
      ...selectFindings('entries', [
        {
          isWrong: entries.length === 0 && neededTypes.includes(type),
          problem: `The storefront sees no entry of ${type}.`,
          fix: 'Add one in the admin (Content › Metaobjects). If there is one, its definition is closed to storefronts: run npm run store:setup.',
        },
      ]),
      ...checkFieldTypes(type, fields, entries),
      ...content.translations.flatMap((translation) => {
        const translatedEntries = new Map(translation.entries.get(type)?.map((entry) => [entry.handle, entry]));
        const untranslated = entries.filter((entry) => isUntranslated(entry, translatedEntries.get(entry.handle)));
        return selectFindings('translations', [
          {
            isWrong: untranslated.length > 0,
            problem: `Not translated into ${getLanguageName(translation.language)}, of ${type}: ${joinHandles(untranslated)}.`,
            fix: 'Translate the entries with the app Translate & Adapt.',
          },
        ]);
      }),
      ...selectFindings('order', [
        {
          isWrong: unplaced.length > 0,
          problem: `No place of their own in the lists, of ${type}: ${joinHandles(unplaced)}.`,
          fix: 'Give each entry a number of its own in the field reihenfolge. Those without one come last, by their age.',
        },
      ]),
    ];
  });
  const imprint = {
    isWrong:
      content.entries.get('einstellungen_global')?.length &&
      !hasWords(findSetting(content, 'einstellungen_global', 'impressum') ?? ''),
    problem: 'The imprint is empty.',
    fix: 'Write it in the admin: Content › Metaobjects › Einstellungen global › impressum. German law asks for it.',
  };
  return [...findings, ...selectFindings('imprint', [imprint])];
}
