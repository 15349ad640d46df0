import type {Thing} from 'schema-dts';
import {jsonLdText} from '~/platform/jsonLd';

/**
 * What a page tells search engines. It is data, so the Content-Security-Policy for scripts doesn't apply. They read it in the
 * document, so only the worker makes it (`import.meta.env.SSR && …`). React leaves the element as it is in the browser.
 */
export function JsonLd({things}: {things: Thing[] | false}) {
  const text = import.meta.env.SSR && things ? jsonLdText(things) : ' ';
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{__html: text}} />;
}
