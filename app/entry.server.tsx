import {RemixServer} from '@remix-run/react';
import type {AppLoadContext, EntryContext} from '@shopify/remix-oxygen';
import {isbot} from 'isbot';
import {renderToReadableStream} from 'react-dom/server';
import {consentSettings, consentSources} from '~/consent/settings';
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

  const answer = failed ? 500 : status;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Security-Policy', header);
  if (answer >= 400) headers.set('Cache-Control', 'no-store');
  else if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'public, max-age=0, must-revalidate');
  if (answer === 503) headers.set('Retry-After', '30');
  return new Response(body, {headers, status: answer});
}
