import type {ReactElement} from 'react';
import {renderToString} from 'react-dom/server';

/** How React marks a part in `Suspense` that has thrown. The browser renders it again. */
const failedPart = '<!--$!-->';

/**
 * The markup of a document, rendered in one go (decision 015), and whether a part of it is missing. What is thrown outside of
 * `Suspense` is thrown here. React tells the error of a missing part in development only, in the document.
 */
export function renderMarkup(document: ReactElement): {markup: string; complete: boolean} {
  const markup = `<!DOCTYPE html>${renderToString(document)}`;
  return {markup, complete: !markup.includes(failedPart)};
}
