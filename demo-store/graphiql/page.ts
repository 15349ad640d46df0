import {createReadStream} from 'node:fs';
import type {ServerResponse} from 'node:http';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pipeline} from 'node:stream/promises';
import {NEWEST, VERSIONS, versionFor} from '../graphql/version';
import {html, Html} from '../http/html';
import {HttpError} from '../http/request';
import {sendHtml} from '../http/response';
import {PUBLIC_TOKEN} from '../tokens';

/** The files of the page, all from packages: it works without a network. */
const FILES: Record<string, {name: string; file: string; type: string}> = {
  'react.js': {name: 'react', file: 'umd/react.production.min.js', type: 'text/javascript'},
  'react-dom.js': {name: 'react-dom', file: 'umd/react-dom.production.min.js', type: 'text/javascript'},
  'graphiql.js': {name: 'graphiql', file: 'graphiql.min.js', type: 'text/javascript'},
  'graphiql.css': {name: 'graphiql', file: 'graphiql.min.css', type: 'text/css'},
};

const load = createRequire(import.meta.url);

const WELCOME = `query Products @inContext(language: EN) {
  products(first: 3) {
    nodes {
      title
      priceRange { minVariantPrice { amount currencyCode } }
    }
  }
}
`;

const STYLES = new Html(`
body{margin:0;height:100vh;display:flex;flex-direction:column;font:14px/1.5 Helvetica,Arial,sans-serif}
nav{display:flex;flex-wrap:wrap;gap:.25rem 1rem;padding:.5rem 1rem;background:#1c1a17;color:#f6f3ee}
nav a{color:inherit}nav a[aria-current]{font-weight:700;text-decoration:none}
#graphiql{flex:1;min-height:0}`);

/** A value as a script reads it, without an end of the script in it. */
function literal(value: unknown): Html {
  return new Html(JSON.stringify(value).replace(/</g, '\\u003c'));
}

function page(version: string): Html {
  const links = [...VERSIONS, 'unstable'].map(
    (name) => html`<a href="/graphiql?version=${name}"${name === version && html` aria-current="page"`}>${name}</a>`,
  );
  const url = `/api/${version}/graphql.json`;
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>GraphiQL ${version}: demo store</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/graphiql/graphiql.css"><style>${STYLES}</style></head>
<body><nav aria-label="Versions">${links}</nav><div id="graphiql"></div>
<script src="/graphiql/react.js"></script><script src="/graphiql/react-dom.js"></script><script src="/graphiql/graphiql.js"></script>
<script>
const fetcher = GraphiQL.createFetcher({url: ${literal(url)}, headers: {'X-Shopify-Storefront-Access-Token': ${literal(PUBLIC_TOKEN)}}});
ReactDOM.createRoot(document.getElementById('graphiql')).render(
  React.createElement(GraphiQL, {fetcher, defaultQuery: ${literal(WELCOME)}}),
);
</script></body></html>`;
}

/** GraphiQL on a version of the Storefront API: `/graphiql?version=2026-10`, and its files. Answers whether the path was one. */
export async function handleGraphiql({pathname, searchParams}: URL, response: ServerResponse): Promise<boolean> {
  if (pathname === '/graphiql') {
    sendHtml(response, 200, page(versionFor(searchParams.get('version') ?? NEWEST)));
    return true;
  }
  if (!pathname.startsWith('/graphiql/')) return false;
  const found = FILES[pathname.slice('/graphiql/'.length)];
  if (!found) throw new HttpError(404, 'Not found');
  response.writeHead(200, {'content-type': `${found.type}; charset=utf-8`, 'cache-control': 'max-age=3600'});
  const folder = path.dirname(load.resolve(`${found.name}/package.json`));
  await pipeline(createReadStream(path.join(folder, found.file)), response);
  return true;
}
