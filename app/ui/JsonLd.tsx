import type {Thing} from 'schema-dts';
import {jsonLdText} from '~/platform/jsonLd';

/** What a page tells search engines; data, so the policy on scripts doesn't apply to it. */
export function JsonLd({things}: {things: Thing[]}) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{__html: jsonLdText(things)}} />;
}
