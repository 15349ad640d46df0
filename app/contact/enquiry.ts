import * as v from 'valibot';
import {manyLines, maxChoices, maxLength, oneLine} from './cleaning';
import {findOption, type OptionField} from './options';

/** What can be wrong with an input; the texts are in `messages.ts`. */
export type InputError = 'missing' | 'invalid' | 'tooLong';

/** An error as valibot's message; the type check refuses any other word. */
const inputError = (error: InputError) => error;

const string = v.nullish(v.string(inputError('invalid')), '');
const line = v.pipe(string, v.transform(oneLine), v.maxLength(maxLength.line, inputError('tooLong')));
const requiredLine = v.pipe(line, v.nonEmpty(inputError('missing')));

const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}])?';
/**
 * What `<input type="email">` takes, and letters beyond ASCII. Without encoded words (RFC 2047), which mail programs would
 * show as another address.
 */
const mailAddress = new RegExp(`^(?!.*=\\?)[^\\s@<>()[\\]\\\\,;:"\\u200C\\u200D]+@${label}(?:\\.${label})*$`, 'u');

const mail = v.pipe(
  string,
  v.transform(oneLine),
  v.nonEmpty(inputError('missing')),
  v.maxLength(maxLength.mail, inputError('tooLong')),
  v.regex(mailAddress, inputError('invalid')),
);

const option = (field: OptionField) =>
  v.pipe(
    v.string(inputError('invalid')),
    v.check((text) => findOption(field, text) !== undefined, inputError('invalid')),
    v.transform((text) => findOption(field, text)?.value ?? ''),
  );

const optionalOption = (field: OptionField) =>
  v.nullish(v.union([v.literal(''), option(field)], inputError('invalid')), '');

const isAccepted = (given: unknown) => given === true || given === 'on';
const accepted = v.pipe(v.optional(v.unknown(), false), v.check(isAccepted, inputError('missing')));

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
      v.union(
        [v.pipe(v.array(option('category')), v.maxLength(maxChoices)), option('category')],
        inputError('invalid'),
      ),
      [],
    ),
    v.transform((chosen) => [...new Set([chosen].flat())]),
  ),
  text: v.pipe(string, v.transform(manyLines), v.maxLength(maxLength.text, inputError('tooLong'))),
  howHeard: v.pipe(string, v.nonEmpty(inputError('missing')), option('howHeard')),
};

const fromForm = v.object({...entries, privacy: accepted});
const fromApi = v.object({
  ...entries,
  privacy: v.pipe(v.optional(v.unknown(), true), v.check(isAccepted, inputError('missing'))),
});

/** An enquiry as the studio gets it (rule 15.1). */
export type Enquiry = Omit<v.InferOutput<typeof fromForm>, 'privacy'>;
export type EnquiryField = keyof v.InferInput<typeof fromForm>;
export type InputErrors = Partial<Record<EnquiryField, InputError>>;

/** The fields in the order of the form. */
export const enquiryFields = Object.keys(fromForm.entries) as EnquiryField[];

/**
 * Reads and cleans what was sent; the first error of each field counts. The API needs no `privacy` in its body
 * (rule 15.5), the form does: `source` says which of them it was.
 */
export function readEnquiry(
  input: unknown,
  source: 'form' | 'api',
): {ok: true; enquiry: Enquiry} | {ok: false; errors: InputErrors} {
  const result = v.safeParse(source === 'form' ? fromForm : fromApi, input);
  if (result.success) {
    const {privacy: _, ...enquiry} = result.output;
    return {ok: true, enquiry};
  }
  const errors: InputErrors = {};
  for (const issue of result.issues) {
    const field = enquiryFields.find((name) => name === issue.path?.[0]?.key) ?? 'name';
    errors[field] ??=
      (['missing', 'invalid', 'tooLong'] as const).find((error) => error === issue.message) ?? 'invalid';
  }
  return {ok: false, errors};
}

/** The fields of a submitted form as `readEnquiry` takes them. */
export function formInput(form: FormData | URLSearchParams): Record<EnquiryField, unknown> {
  const one = (name: EnquiryField) => form.get(name) ?? undefined;
  const input = Object.fromEntries(enquiryFields.map((name) => [name, one(name)])) as Record<EnquiryField, unknown>;
  return {...input, category: form.getAll('category')};
}
