import {brand} from '~/brand';
import {createDraft} from '~/ui/form/draft';
import {honeypotField} from './spamSignals';

/**
 * The draft of an enquiry in the browser, without the consent to the privacy policy. It is in a file of its own, because the confirmation
 * page deletes the draft without loading the form's code.
 */
export const enquiryDraft = createDraft(`${brand.key}:enquiry`, ['privacy', honeypotField]);
