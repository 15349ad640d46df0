import {brand} from '~/brand';
import {createDraft} from '~/ui/form/draft';
import {trapField} from './traces';

/**
 * The visitor agrees to the privacy policy anew each time. Apart from the form, because the page of thanks drops the draft and
 * loads none of the form's code.
 */
export const enquiryDraft = createDraft(`${brand.key}:enquiry`, ['privacy', trapField]);
