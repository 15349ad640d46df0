import * as v from 'valibot';
import {findOption, type OptionField} from './options';

/** Longest one-line field and longest message, in characters. */
export const limits = {line: 200, mail: 254, text: 5000} as const;

/** What can be wrong with a field; its words are in `messages.ts`. */
export type Problem = 'missing' | 'invalid' | 'tooLong';

const problem = (is: Problem) => is;

/** What nobody sees and what turns a line around can make a mail look like another one; joiners belong to letters and emoji. */
const visible = (text: string) => text.replace(/(?![\u200C\u200D])\p{Cf}/gu, '');
/** Half of a character that stands alone can't be sent as UTF-8; control characters have no business in a mail. */
const oneLine = (text: string) =>
  visible(text)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}\s]+/gu, ' ')
    .trim();
const manyLines = (text: string) =>
  visible(text)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/(?!\n|\t)[\p{Cc}\p{Surrogate}]/gu, '')
    .trim();

const string = v.nullish(v.string(problem('invalid')), '');
const line = v.pipe(string, v.transform(oneLine), v.maxLength(limits.line, problem('tooLong')));
const requiredLine = v.pipe(line, v.nonEmpty(problem('missing')));

const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}])?';
/** What `<input type="email">` takes, and letters beyond ASCII. */
const address = new RegExp(`^[^\\s@<>()[\\]\\\\,;:"\\u200C\\u200D]+@${label}(?:\\.${label})*$`, 'u');

const mail = v.pipe(
  string,
  v.transform(oneLine),
  v.nonEmpty(problem('missing')),
  v.maxLength(limits.mail, problem('tooLong')),
  v.regex(address, problem('invalid')),
);

const option = (field: OptionField) =>
  v.pipe(
    v.string(problem('invalid')),
    v.check((text) => findOption(field, text) !== undefined, problem('invalid')),
    v.transform((text) => findOption(field, text)?.value ?? ''),
  );

const optionalOption = (field: OptionField) =>
  v.nullish(v.union([v.literal(''), option(field)], problem('invalid')), '');

const isAccepted = (given: unknown) => given === true || given === 'on';
const accepted = v.pipe(v.optional(v.unknown(), false), v.check(isAccepted, problem('missing')));

const entries = {
  name: requiredLine,
  mail,
  phone: requiredLine,
  company: line,
  projectLocation: line,
  currentPhase: optionalOption('currentPhase'),
  budget: line,
  timeline: line,
  category: v.pipe(
    v.nullish(
      v.union([v.pipe(v.array(option('category')), v.maxLength(20)), option('category')], problem('invalid')),
      [],
    ),
    v.transform((chosen) => [...new Set([chosen].flat())]),
  ),
  text: v.pipe(string, v.transform(manyLines), v.maxLength(limits.text, problem('tooLong'))),
  howHeard: v.pipe(string, v.nonEmpty(problem('missing')), option('howHeard')),
};

const fromForm = v.object({...entries, privacy: accepted});
const fromApi = v.object({
  ...entries,
  privacy: v.pipe(v.optional(v.unknown(), true), v.check(isAccepted, problem('missing'))),
});

/** A project request as the studio gets it (specification, section 3). */
export type Enquiry = Omit<v.InferOutput<typeof fromForm>, 'privacy'>;
export type Field = keyof v.InferInput<typeof fromForm>;
export type Problems = Partial<Record<Field, Problem>>;

/** The fields in the order of the form. */
export const fields = Object.keys(fromForm.entries) as Field[];

export type Reading = {ok: true; enquiry: Enquiry} | {ok: false; problems: Problems};

/**
 * Reads and cleans what was sent; the first problem of each field counts. The API's body of the specification has no
 * `privacy`, so `source` decides whether it has to be there.
 */
export function readEnquiry(input: unknown, source: 'form' | 'api'): Reading {
  const result = v.safeParse(source === 'form' ? fromForm : fromApi, input);
  if (result.success) {
    const {privacy: _, ...read} = result.output;
    return {ok: true, enquiry: read};
  }
  const problems: Problems = {};
  for (const issue of result.issues) {
    const field = fields.find((name) => name === issue.path?.[0]?.key) ?? 'name';
    problems[field] ??= (['missing', 'invalid', 'tooLong'] as const).find((is) => is === issue.message) ?? 'invalid';
  }
  return {ok: false, problems};
}

/** The fields of a submitted form as `readEnquiry` takes them. */
export function formInput(form: FormData | URLSearchParams): Record<Field, unknown> {
  const one = (name: Field) => form.get(name) ?? undefined;
  const input = Object.fromEntries(fields.map((name) => [name, one(name)])) as Record<Field, unknown>;
  return {...input, category: form.getAll('category')};
}
