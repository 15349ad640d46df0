import {brand} from '~/brand';
import {createDraft} from '~/ui/form/draft';

/** What is written in the form, until it has arrived. */
export const withdrawalDraft = createDraft(`${brand.key}:withdrawal`, []);
