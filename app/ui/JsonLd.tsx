import type {Thing} from 'schema-dts';
import {jsonLdText} from '~/platform/jsonLd';

/** What a page tells search engines. It is data, so the Content-Security-Policy for scripts doesn't apply. */
export function JsonLd({things}: {things: Thing[]}) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{__html: jsonLdText(things)}} />;
}
