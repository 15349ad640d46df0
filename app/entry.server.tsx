import {isRouteErrorResponse, RemixServer} from '@remix-run/react';
import type {ActionFunctionArgs, AppLoadContext, EntryContext} from '@shopify/remix-oxygen';
import {renderToReadableStream} from 'react-dom/server';
import {loadPrimaryDomain} from '~/chrome/chromeData';
import {consentSettings, consentSources} from '~/consent/settings';
import {contentSecurityPolicy} from '~/platform/document/contentSecurityPolicy';
import {finishDocument} from '~/platform/document/finishDocument';
import {NonceContext} from '~/platform/document/nonce';
import printStyle from '~/styles/print.css?url';

/** Renders a complete document instead of a stream, because documents are cached. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
) {
  const {config, isLocked} = context;
  const nonce = crypto.randomUUID();
  const errors: unknown[] = [];
  const stream = await renderToReadableStream(
    <NonceContext.Provider value={nonce}>
      <RemixServer context={remixContext} url={request.url} nonce={nonce} />
    </NonceContext.Provider>,
    {
      // Otherwise React would write a large `Suspense` part as a hidden element, which stays hidden without a script.
      progressiveChunkSize: Infinity,
      onError: (error) => void errors.push(error),
    },
  );
  await stream.allReady;
  errors.forEach((error) => console.error(error));
  const renderedHtml = await new Response(stream).text();
  const {html, scriptHashes} = await finishDocument(renderedHtml, nonce);

  const primaryDomain = isLocked ? undefined : await loadPrimaryDomain(context);
  const sources = consentSources(consentSettings(config));
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set(
    'Content-Security-Policy',
    contentSecurityPolicy(config, sources, {scriptHashes, assetUrl: printStyle, primaryDomain}),
  );
  // A part that failed here may succeed in the browser, which renders it again.
  return new Response(html, {headers, status: errors.length ? 500 : status});
}

/** Logs an error of a route, but not client errors, such as a form for a page without an action. */
export function handleError(error: unknown, {request}: Pick<ActionFunctionArgs, 'request'>): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  console.error(error);
}
