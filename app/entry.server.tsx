import {RemixServer} from '@remix-run/react';
import type {AppLoadContext, EntryContext} from '@shopify/remix-oxygen';
import {renderToReadableStream} from 'react-dom/server';
import {consentSettings, consentSources} from '~/consent/settings';
import {setDocumentCaching} from '~/platform/documentCaching';
import {finishDocument} from '~/platform/finishDocument';
import {NonceContext} from '~/platform/nonce';
import {contentSecurityPolicy} from '~/platform/security';

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  {config}: AppLoadContext,
) {
  const nonce = crypto.randomUUID();
  let failed = false;
  const stream = await renderToReadableStream(
    <NonceContext.Provider value={nonce}>
      <RemixServer context={remixContext} url={request.url} nonce={nonce} />
    </NonceContext.Provider>,
    {
      nonce,
      signal: request.signal,
      onError(error) {
        console.error(error);
        failed = true;
      },
    },
  );
  const {html, scripts} = await finishDocument(await new Response(stream).text(), nonce);

  const file = remixContext.manifest.entry.module;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set(
    'Content-Security-Policy',
    contentSecurityPolicy(config, consentSources(consentSettings(config)), {scripts, file}),
  );
  setDocumentCaching(headers, new URL(request.url));
  return new Response(html, {headers, status: failed ? 500 : status});
}
