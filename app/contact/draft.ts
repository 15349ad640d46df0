import {brand} from '~/brand';
import {createDraft} from '~/ui/form/draft';
import {trapField} from './traces';

/** The visitor agrees to the privacy policy anew each time. */
export const enquiryDraft = createDraft(`${brand.key}:enquiry`, ['privacy', trapField]);
