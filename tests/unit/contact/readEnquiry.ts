import * as v from 'valibot';
import {enquiryApiSchema, enquiryErrors, enquiryFormSchema} from '~/contact/enquiry';

/** What the schema of the form or of the API makes of an input. */
export function readEnquiry(input: unknown, source: 'form' | 'api') {
  const {success, output, issues} = v.safeParse(source === 'form' ? enquiryFormSchema : enquiryApiSchema, input);
  return success ? {ok: true as const, enquiry: output} : {ok: false as const, errors: enquiryErrors(issues)};
}
