import {useLocation} from '@remix-run/react';
import type {Thing} from 'schema-dts';
import {jsonLdText} from '~/platform/document/jsonLd';

/**
 * What a page tells search engines. It is data, so the Content-Security-Policy for scripts doesn't apply. They read documents, so
 * only the worker writes it: call it with `import.meta.env.SSR && [...]`, and the browser gets none of that code. React leaves
 * the worker's text as it is; a page that the browser opens by itself has an empty object.
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
