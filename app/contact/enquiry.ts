import * as v from 'valibot';
import {fieldErrors, inputError, line, mail, requiredLine, string, multilineText, type InputError} from '~/mail/fields';
import {findOption, maxOptions, type OptionField} from './options';

const option = (field: OptionField) =>
  v.pipe(
    v.string(inputError('invalid')),
    v.check((text) => findOption(field, text) !== undefined, inputError('invalid')),
    v.transform((text) => findOption(field, text)?.value ?? ''),
  );

const optionalOption = (field: OptionField) =>
  v.nullish(v.union([v.literal(''), option(field)], inputError('invalid')), '');

const isChecked = (value: unknown) => value === true || value === 'on';
const requiredPrivacy = v.pipe(v.optional(v.unknown(), false), v.check(isChecked, inputError('missing')));

const entries = {
  name: requiredLine,
  mail,
  phone: requiredLine,
  text: multilineText,
  company: line,
  projectLocation: line,
  currentPhase: optionalOption('currentPhase'),
  budget: line,
  timeline: line,
  category: v.pipe(
    v.nullish(
      v.union(
        [v.pipe(v.array(option('category')), v.maxLength(maxOptions)), option('category')],
        inputError('invalid'),
      ),
      [],
    ),
    v.transform((chosen) => [...new Set([chosen].flat())]),
  ),
  howHeard: v.pipe(string, v.nonEmpty(inputError('missing')), option('howHeard')),
};

const formInput = v.object({...entries, privacy: requiredPrivacy});
const apiInput = v.object({
  ...entries,
  privacy: v.pipe(v.optional(v.unknown(), true), v.check(isChecked, inputError('missing'))),
});

/** The schema of the form, for browser and worker. */
export const enquiryFormSchema = v.pipe(
  formInput,
  v.transform(({privacy: _, ...enquiry}) => enquiry),
);

/** The schema of the body of `POST /api/send-email`, in which `privacy` may be missing. */
export const enquiryApiSchema = v.pipe(
  apiInput,
  v.transform(({privacy: _, ...enquiry}) => enquiry),
);

/** A valid enquiry (rule 15.1). */
export type Enquiry = v.InferOutput<typeof enquiryFormSchema>;
export type EnquiryField = keyof v.InferInput<typeof formInput>;
export type InputErrors = Partial<Record<EnquiryField, InputError>>;

/** The fields in the order of the form. */
export const enquiryFields = Object.keys(formInput.entries) as EnquiryField[];

/** The optional fields that the form folds away. */
export const foldedFields: readonly EnquiryField[] = [
  'company',
  'projectLocation',
  'currentPhase',
  'budget',
  'timeline',
  'category',
];

/** The fields with several values. */
export const enquiryListFields: readonly EnquiryField[] = ['category'];

export const enquiryErrors = (issues: readonly v.BaseIssue<unknown>[]): InputErrors =>
  fieldErrors(issues, enquiryFields);
