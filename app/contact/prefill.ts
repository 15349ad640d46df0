import {findOption} from './options';

/** What a link may fill in. Name and ways to reach somebody are theirs to give. */
const lines = ['company', 'projectLocation', 'budget', 'timeline'] as const;

/** Longest one-line value and longest message that a link may carry, in characters. */
const longest = {line: 200, text: 1500};

/** First values of the form's fields, by name. */
export type FormValues = Partial<Record<string, string | string[]>>;

const shorten = (text: string, length: number) => [...text].slice(0, length).join('');

/** The values of a link such as `/contact?text=…&category=ladenbau`; unknown ones are left out. */
export function prefill(parameters: URLSearchParams): FormValues {
  const values: FormValues = {};
  for (const name of lines) {
    const value = shorten((parameters.get(name) ?? '').replace(/[\p{Cc}\s]+/gu, ' ').trim(), longest.line);
    if (value) values[name] = value;
  }
  const text = (parameters.get('text') ?? '')
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n|\t)\p{Cc}/gu, '')
    .trim();
  if (text) values.text = shorten(text, longest.text);
  const categories = parameters
    .getAll('category')
    .slice(0, 20)
    .flatMap((value) => findOption('category', value)?.value ?? []);
  if (categories.length > 0) values.category = [...new Set(categories)];
  return values;
}

/** The values of a form that couldn't be sent, to be shown again. */
export function submittedValues(form: URLSearchParams): FormValues {
  const values: FormValues = {};
  for (const name of new Set(form.keys()))
    values[name] = name === 'category' ? form.getAll(name) : (form.get(name) ?? '');
  return values;
}
