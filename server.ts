import {createRequestHandler} from '@shopify/remix-oxygen';
import * as remixBuild from 'virtual:remix/server-build';
import {checkoutCartHandler} from '~/cart/worker/handler';
import {gate} from '~/gate/gate';
import {DocumentCache} from '~/platform/cache/documentCache';
import {openCache} from '~/platform/cache/openCache';
import {StoreChanges} from '~/platform/cache/storeChanges';
import {createPlatformContext} from '~/platform/context';
import {serverError} from '~/platform/errors';
import {allowedMethods} from '~/platform/http/allowedMethods';
import {canonicalAddress} from '~/platform/http/canonicalAddress';
import {crossOrigin} from '~/platform/http/crossOrigin';
import {anonymousRequest, needsBody, notModifiedOr, withRequestQuery} from '~/platform/http/documentRequest';
import {formerAddresses} from '~/platform/http/formerAddresses';
import {withHeaders, withSecurityHeaders} from '~/platform/http/headers';
import {createRequestContext, type Interceptor, type RequestContext} from '~/platform/http/interceptor';
import {previewLink} from '~/platform/http/previewLink';
import {routePatterns} from '~/platform/http/routePatterns';
import {routerRequest} from '~/platform/http/routerRequest';
import {unroutablePath} from '~/platform/http/unroutablePath';
import {documentAddress} from '~/routeParameters';

const patterns = routePatterns(remixBuild.routes);

/** They see a request in this order, and the first that answers ends it. */
const interceptors: readonly Interceptor[] = [
  formerAddresses, // Nothing is behind them, so they need no password.
  gate, // Who has no password learns nothing from those below.
  unroutablePath, // Those below match paths.
  allowedMethods(patterns),
  crossOrigin,
  previewLink,
  canonicalAddress(patterns), // A redirect is for reading only, so it comes last.
];

const changes = new StoreChanges();
const documents = new DocumentCache(changes);

/** The worker: environment, interceptors, documents, Remix, headers. `docs/architecture.md` draws it. */
export default {
  async fetch(request: Request, env: unknown, executionContext: ExecutionContext): Promise<Response> {
    try {
      const context = createRequestContext(request, env, executionContext);
      const {response, ...kind} = (await intercept(request, context)) ?? (await answerPage(request, context));
      return withHeaders(response, request, context, kind);
    } catch (error) {
      console.error(error);
      return withSecurityHeaders(serverError());
    }
  },
};

async function intercept(request: Request, context: RequestContext) {
  for (const interceptor of interceptors) {
    const response = await interceptor(request, context);
    if (response) return {response, isDocument: false, isIncomplete: false};
  }
  return undefined;
}

/** A page: a cached document where it is the same for every visitor. In development every visit shows the code as it is now. */
async function answerPage(request: Request, context: RequestContext) {
  const address = process.env.NODE_ENV === 'production' ? documentAddress(request, context) : undefined;
  if (!address) return {...(await render(request, context)), isDocument: false};
  const {response, isIncomplete} = await documents.answer({
    key: address.url.href,
    isVariant: address.isVariant,
    scope: () => import.meta.env.BUILD_ID + JSON.stringify(context.config),
    openCache: () => openCache('documents'),
    waitUntil: context.waitUntil,
    needsBody: (tag) => needsBody(request, tag),
    render: () => render(anonymousRequest(request, address.url), {...context, url: address.url}),
  });
  return {response: notModifiedOr(request, withRequestQuery(response, context.url)), isDocument: true, isIncomplete};
}

async function render(request: Request, requestContext: RequestContext) {
  const remixRequest = routerRequest(request, requestContext);
  const platform = await createPlatformContext(remixRequest, requestContext, changes);
  const handleRequest = createRequestHandler({
    build: remixBuild,
    mode: process.env.NODE_ENV,
    getLoadContext: () => ({...platform, cart: checkoutCartHandler(platform.storefront)}),
    poweredByHeader: false,
    // Else visitors reach the store's API through the site, and documents carry Shopify's tracking before consent.
    proxyStandardRoutes: false,
  });
  const response = await handleRequest(remixRequest);
  return {response, contentAt: platform.contentAt(), isIncomplete: platform.storeFailed()};
}
