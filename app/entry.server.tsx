import {isRouteErrorResponse, RemixServer} from '@remix-run/react';
import type {ActionFunctionArgs, AppLoadContext, EntryContext} from '@shopify/remix-oxygen';
import {consentSettings, consentSources} from '~/consent/settings';
import {finishDocument} from '~/platform/document/finishDocument';
import {NonceContext} from '~/platform/document/nonce';
import {neededRoutes} from '~/platform/document/neededRoutes';
import {renderMarkup} from '~/platform/document/renderMarkup';
import {contentSecurityPolicy} from '~/platform/document/contentSecurityPolicy';
import {stateScript} from '~/platform/document/stateScript';

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  {serverHandoffStream, ...remixContext}: EntryContext,
  {config, scripts: hasScripts, primaryDomain}: AppLoadContext,
) {
  const nonce = crypto.randomUUID();
  const {markup, complete} = renderMarkup(
    <NonceContext.Provider value={nonce}>
      <RemixServer context={{...remixContext, manifest: neededRoutes(remixContext)}} url={request.url} nonce={nonce} />
    </NonceContext.Provider>,
  );
  if (!complete) console.error(`A part of ${request.url} could not be rendered.`);
  const state = hasScripts && serverHandoffStream ? await stateScript(serverHandoffStream, nonce) : '';
  const end = markup.lastIndexOf('</body>');
  const {html, scripts} = await finishDocument(markup.slice(0, end) + state + markup.slice(end), nonce);

  const file = remixContext.manifest.entry.module;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set(
    'Content-Security-Policy',
    contentSecurityPolicy(config, consentSources(consentSettings(config)), {scripts, file, primaryDomain}),
  );
  return new Response(html, {headers, status: complete ? status : 500});
}

/** Logs an error of a route. What a request alone has got wrong, such as a form for a page that takes none, is in its answer. */
export function handleError(error: unknown, {request}: Pick<ActionFunctionArgs, 'request'>): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  console.error(error);
}
