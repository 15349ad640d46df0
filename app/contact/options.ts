import {languages, type Language} from '~/i18n/language';

/** An option of the form: `value` is submitted, the other properties are labels. */
type Option = {value: string} & Record<Language, string>;

export const options = {
  category: [
    {value: 'ladenbau', de: 'Ladenbau', en: 'Shopfitting'},
    {value: 'ausstellungsbau', de: 'Ausstellungsbau', en: 'Exhibition fit-out'},
    {value: 'bueroeinrichtung', de: 'Büroeinrichtung', en: 'Office interiors'},
    {value: 'privater-innenausbau', de: 'Privater Innenausbau', en: 'Residential interiors'},
    {value: 'tischlerarbeiten', de: 'Tischlerarbeiten', en: 'Joinery'},
    {value: 'beratung', de: 'Beratung', en: 'Consultancy'},
    {value: 'sonstiges', de: 'Sonstiges', en: 'Other'},
  ],
  howHeard: [
    {value: 'instagram', de: 'Instagram', en: 'Instagram'},
    {value: 'empfehlung', de: 'Empfehlung', en: 'Recommendation'},
    {value: 'google', de: 'Google', en: 'Google'},
    {value: 'artikel', de: 'Artikel', en: 'Article'},
    {value: 'sonstiges', de: 'Sonstiges', en: 'Other'},
  ],
  currentPhase: [
    {value: 'in-planung', de: 'in Planung', en: 'Planning'},
    {value: 'im-umbau', de: 'im Umbau', en: 'Conversion under way'},
    {value: 'neubau', de: 'Neubau', en: 'New build'},
    {value: 'bestand', de: 'Bestand', en: 'Existing building'},
  ],
} as const satisfies Record<string, readonly Option[]>;

/** Maximum number of selected options in a group. */
export const maxOptions = 20;

export type OptionField = keyof typeof options;

/** Finds an option by its value or by its label in any language. */
export function findOption(field: OptionField, text: string): Option | undefined {
  const normalized = text.trim().toLowerCase();
  return options[field].find(
    (option) =>
      option.value === normalized || languages.some((language) => option[language].toLowerCase() === normalized),
  );
}

export function optionLabel(field: OptionField, value: string, language: Language): string {
  return findOption(field, value)?.[language] ?? value;
}

/** The options of a field with their labels in one language. */
export function labelledOptions(field: OptionField, language: Language): {value: string; label: string}[] {
  return options[field].map((option) => ({value: option.value, label: option[language]}));
}
