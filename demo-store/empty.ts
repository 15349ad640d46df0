import {completeContent} from './content';

/** A store without content, in German only. */
export const emptyContent = completeContent({});
