import {manyLines, maxLength, oneLine, shorten} from '~/mail/cleaning';
import {findOption, maxChoices} from './options';

/** What a link may fill in. Visitors give their name and the ways to reach them themselves. */
const lines = ['company', 'projectLocation', 'budget', 'timeline'] as const;

/** Names of the parameters that `prefill` reads. */
export const prefillParameters: readonly string[] = [...lines, 'text', 'category'];

/** Longest text of a link. Shorter than the form's: mail programs break longer links. */
const maxLinkText = 1500;

/** First values of the form's fields, by name. */
export type FormValues = Partial<Record<string, string | string[]>>;

/** The values of a link such as `/contact?text=…&category=ladenbau`; unknown ones are left out. */
export function prefill(parameters: URLSearchParams): FormValues {
  const values: FormValues = {};
  for (const name of lines) {
    const value = shorten(oneLine(parameters.get(name) ?? ''), maxLength.line);
    if (value) values[name] = value;
  }
  const text = shorten(manyLines(parameters.get('text') ?? ''), maxLinkText);
  if (text) values.text = text;
  const categories = parameters
    .getAll('category')
    .slice(0, maxChoices)
    .flatMap((value) => findOption('category', value)?.value ?? []);
  if (categories.length > 0) values.category = [...new Set(categories)];
  return values;
}

/** The values of a form that couldn't be sent, to be shown again. */
export function submittedValues(input: Record<string, unknown>): FormValues {
  const isShown = (field: [string, unknown]): field is [string, string | string[]] =>
    [field[1]].flat().every((value) => typeof value === 'string');
  return Object.fromEntries(Object.entries(input).filter(isShown));
}
