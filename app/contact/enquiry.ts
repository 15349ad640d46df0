import * as v from 'valibot';
import {inputError, line, mail, requiredLine, string, text, toInputError, type InputError} from '~/mail/fields';
import {findOption, maxChoices, type OptionField} from './options';

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
  text,
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
    errors[field] ??= toInputError(issue.message);
  }
  return {ok: false, errors};
}

/** The fields of a submitted form as `readEnquiry` takes them. */
export function formInput(form: FormData | URLSearchParams): Record<EnquiryField, unknown> {
  const one = (name: EnquiryField) => form.get(name) ?? undefined;
  const input = Object.fromEntries(enquiryFields.map((name) => [name, one(name)])) as Record<EnquiryField, unknown>;
  return {...input, category: form.getAll('category')};
}
