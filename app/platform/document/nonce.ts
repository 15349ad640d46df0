import {createContext} from 'react';

/**
 * The nonce of the site's scripts while the worker renders a document. It distinguishes them from a script in the store's content. In the
 * finished document their hashes take its place (`finishDocument`). Undefined in the browser.
 */
export const NonceContext = createContext<string | undefined>(undefined);
