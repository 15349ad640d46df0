import {toMultiline, maxLength, toSingleLine, shorten} from '~/mail/sanitize';
import {findOption, maxOptions} from './options';

/** The fields of one line that a link may fill in: not the name, and no contact details. */
const lineFields = ['company', 'projectLocation', 'budget', 'timeline'] as const;

/** Names of the parameters that `prefill` reads. */
export const prefillParameters: readonly string[] = [...lineFields, 'text', 'category'];

/** Maximum length of the message in a link. It is shorter than in the form, because mail programs break longer links. */
const maxLinkText = 1500;

/** Initial values of the form's fields, by name. */
export type FormValues = Partial<Record<string, string | string[]>>;

/** Reads the values of a link such as `/contact?text=…&category=ladenbau`. Unknown fields and options are left out. */
export function prefill(parameters: URLSearchParams): FormValues {
  const values: FormValues = {};
  for (const name of lineFields) {
    const value = shorten(toSingleLine(parameters.get(name) ?? ''), maxLength.line);
    if (value) values[name] = value;
  }
  const text = shorten(toMultiline(parameters.get('text') ?? ''), maxLinkText);
  if (text) values.text = text;
  const categories = parameters
    .getAll('category')
    .slice(0, maxOptions)
    .flatMap((value) => findOption('category', value)?.value ?? []);
  if (categories.length > 0) values.category = [...new Set(categories)];
  return values;
}

/** Reads the values of a form that was refused, to show them again. Values other than texts are left out. */
export function submittedValues(input: Record<string, unknown>): FormValues {
  const isText = (field: [string, unknown]): field is [string, string | string[]] =>
    [field[1]].flat().every((value) => typeof value === 'string');
  return Object.fromEntries(Object.entries(input).filter(isText));
}
