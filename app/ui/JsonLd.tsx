import type {Thing} from 'schema-dts';
import {jsonLdText} from '~/platform/jsonLd';

/**
 * What a page tells search engines, which read documents alone. So only the worker needs the things and their text: in the
 * browser React leaves them as they are (`suppressHydrationWarning`), and a page that it renders itself says nothing. They are
 * data, so the Content-Security-Policy for scripts doesn't apply.
 */
export function JsonLd({things}: {things: Thing[]}) {
  const text = import.meta.env.SSR ? jsonLdText(things) : '';
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{__html: text}} />;
}
