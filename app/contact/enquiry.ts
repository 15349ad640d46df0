import * as v from 'valibot';
import {fieldErrors, inputError, line, mail, requiredLine, string, text, type InputError} from '~/mail/fields';
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

const form = v.object({...entries, privacy: accepted});
const call = v.object({
  ...entries,
  privacy: v.pipe(v.optional(v.unknown(), true), v.check(isAccepted, inputError('missing'))),
});

/** The form, read and cleaned, in the browser and on the worker. */
export const enquiryForm = v.pipe(
  form,
  v.transform(({privacy: _, ...enquiry}) => enquiry),
);

/** The body of `POST /api/send-email`. It needs no `privacy` (rule 15.5). */
export const enquiryCall = v.pipe(
  call,
  v.transform(({privacy: _, ...enquiry}) => enquiry),
);

/** An enquiry as the studio gets it (rule 15.1). */
export type Enquiry = v.InferOutput<typeof enquiryForm>;
export type EnquiryField = keyof v.InferInput<typeof form>;
export type InputErrors = Partial<Record<EnquiryField, InputError>>;

/** The fields in the order of the form. */
export const enquiryFields = Object.keys(form.entries) as EnquiryField[];

/** The fields that a form may have more than once. */
export const enquiryLists: readonly EnquiryField[] = ['category'];

export const enquiryErrors = (issues: readonly v.BaseIssue<unknown>[]): InputErrors =>
  fieldErrors(issues, enquiryFields);
