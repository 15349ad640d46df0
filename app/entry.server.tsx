import {RemixServer} from '@remix-run/react';
import type {AppLoadContext, EntryContext} from '@shopify/remix-oxygen';
import {isbot} from 'isbot';
import {renderToReadableStream} from 'react-dom/server';
import {consentSettings, consentSources} from '~/consent/settings';
import {setDocumentCaching} from '~/platform/documentCaching';
import {contentSecurityPolicy} from '~/platform/security';

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
) {
  const {nonce, header, NonceProvider} = contentSecurityPolicy(
    context.config,
    consentSources(consentSettings(context.config)),
  );
  let failed = false;
  const body = await renderToReadableStream(
    <NonceProvider>
      <RemixServer context={remixContext} url={request.url} nonce={nonce} />
    </NonceProvider>,
    {
      nonce,
      signal: request.signal,
      onError(error) {
        console.error(error);
        failed = true;
      },
    },
  );
  if (isbot(request.headers.get('User-Agent'))) await body.allReady;

  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Security-Policy', header);
  setDocumentCaching(headers);
  return new Response(body, {headers, status: failed ? 500 : status});
}
