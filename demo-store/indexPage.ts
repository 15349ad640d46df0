import type {ServerResponse} from 'node:http';
import {CDN_PATH} from './cdn/url';
import {html} from './http/html';
import {layout} from './http/layout';
import {sendHtml} from './http/response';
import {NEWEST} from './graphql/version';
import type {Store} from './store/store';

/** The page at `/` introduces the demo store and links its parts. */
export function sendIndex({catalogue}: Store, response: ServerResponse): void {
  const {shop} = catalogue.content;
  const body = html`<p>This server stands in for Shopify, so that a storefront for ${shop.name} runs without an account. It keeps everything in memory.</p>
<ul>
<li>Storefront API: <code>POST /api/${NEWEST}/graphql.json</code>, ${catalogue.products.length} products, ${catalogue.metaobjects.length} metaobjects</li>
<li>Admin API, as far as a store is set up by it: <code>POST /admin/api/{version}/graphql.json</code></li>
<li><a href="/carts.json">Open carts</a> and <a href="/orders.json">orders</a>; each cart’s checkout is at <code>/checkouts/{token}</code></li>
<li><a href="/mailbox">Mailbox</a>: what was sent to <code>POST /emails</code></li>
<li><a href="/booking">Booking</a> of a 30-minute meeting</li>
<li>Pictures: <code>${CDN_PATH}{name}.webp?width=…&amp;height=…&amp;crop=…&amp;format=…</code></li>
<li><a href="/_demo/requests">Log of API operations</a></li>
</ul>`;
  sendHtml(
    response,
    200,
    layout({
      language: 'en',
      title: `Demo store: ${shop.name}`,
      notice: 'Demonstration: nothing here is for sale.',
      body,
    }),
  );
}
