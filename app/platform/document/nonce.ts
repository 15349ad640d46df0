import {createContext} from 'react';

/**
 * Marks the scripts of the site while the worker renders a document, so that a script in the store's content can't pass for
 * one of them. The finished document has hashes instead (`finishDocument`). Undefined in the browser.
 */
export const NonceContext = createContext<string | undefined>(undefined);
