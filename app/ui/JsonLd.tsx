import {useLocation} from '@remix-run/react';
import type {Thing} from 'schema-dts';
import {jsonLdText} from '~/platform/document/jsonLd';

/**
 * The JSON-LD of a page. It is data, so the Content-Security-Policy for scripts doesn't apply. Search engines read documents, so only
 * the worker renders it: pass `import.meta.env.SSR && [...]`, and the browser's bundle doesn't include the code that makes the data.
 * React doesn't hydrate the text. After a client-side navigation the text is an empty object.
 */
export function JsonLd({things}: {things: Thing[] | false}) {
  const {pathname} = useLocation();
  const text = import.meta.env.SSR && things ? jsonLdText(things) : '{}';
  return (
    <script
      key={pathname}
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: text}}
    />
  );
}
