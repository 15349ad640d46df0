import type {ReactElement} from 'react';

/** Children without bare text, which stands beside others only in an element of its own (`tools/lint/textAlone.js`). */
export type Elements = ReactElement | '' | false | null | undefined | readonly Elements[];
