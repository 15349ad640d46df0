import {createRequestHandler} from '@shopify/remix-oxygen';
import * as remixBuild from 'virtual:remix/server-build';
import {markdown, readMarkdown} from '~/agents/markdown';
import {answerPage, type Site} from '~/answerPage';
import {checkoutCartHandler} from '~/cart/worker/checkoutCartHandler.server';
import {gate} from '~/gate/gate';
import {DocumentCache} from '~/platform/cache/documentCache';
import {StoreChanges} from '~/platform/cache/storeChanges';
import {createPlatformContext} from '~/platform/context';
import {serverError} from '~/platform/errors';
import {allowedMethods} from '~/platform/http/allowedMethods';
import {canonicalAddress} from '~/platform/http/canonicalAddress';
import {crossOrigin} from '~/platform/http/crossOrigin';
import {formerAddresses} from '~/platform/http/formerAddresses';
import {formerManifest} from '~/platform/http/formerManifest';
import {withHeaders, withSecurityHeaders} from '~/platform/http/headers';
import {health} from '~/platform/http/health';
import {createRequestContext, type Interceptor, type RequestContext} from '~/platform/http/interceptor';
import {previewLink} from '~/platform/http/previewLink';
import {refusingRoutes} from '~/platform/http/refusedRendering';
import {routePatterns} from '~/platform/http/routePatterns';
import {routerRequest} from '~/platform/http/routerRequest';
import {unknownEndpoint} from '~/platform/http/unknownEndpoint';
import {unroutablePath} from '~/platform/http/unroutablePath';

const patterns = routePatterns(remixBuild.routes);

/** The interceptors run in this order, and the first that answers ends the request. */
const interceptors: readonly Interceptor[] = [
  health, // A load balancer has no password.
  markdown, // It asks for the page's own document, so the interceptors below see only that request.
  formerAddresses, // They only redirect, so they need no password.
  gate, // Visitors without the password learn nothing from the interceptors below.
  formerManifest,
  unroutablePath, // The interceptors below match paths.
  unknownEndpoint(patterns),
  allowedMethods(patterns),
  crossOrigin,
  previewLink,
  canonicalAddress(patterns), // Last, because it redirects only what the others have let pass.
];

const storeChanges = new StoreChanges();

const handlerOptions = {
  mode: process.env.NODE_ENV,
  poweredByHeader: false,
  // With these routes the site would proxy the store's API, and documents would have Shopify's tracking before consent.
  proxyStandardRoutes: false,
};

const site: Site = {
  patterns,
  documentCache: new DocumentCache(storeChanges),
  render,
  refuseData: createRequestHandler({
    build: {...remixBuild, routes: refusingRoutes(remixBuild.routes)},
    ...handlerOptions,
  }),
};

/** The worker: environment, interceptors, documents, Remix, headers. `docs/architecture.md` draws it. */
export default {
  async fetch(request: Request, env: unknown, executionContext: ExecutionContext): Promise<Response> {
    try {
      return await answer(request, env, executionContext);
    } catch (error) {
      console.error(error);
      return withSecurityHeaders(serverError());
    }
  },
};

async function answer(request: Request, env: unknown, executionContext: ExecutionContext, isNested = false) {
  const context = createRequestContext(request, env, executionContext, {
    isNested,
    ask: (page, isPageNested = isNested) => answer(page, env, executionContext, isPageNested),
  });
  const {response, ...facts} = (await intercept(request, context)) ?? (await answerPage(request, context, site));
  return withHeaders(response, context, facts);
}

async function intercept(request: Request, context: RequestContext) {
  for (const interceptor of interceptors) {
    const response = await interceptor(request, context);
    if (response) return {response, isDocument: false, isIncomplete: false};
  }
  return undefined;
}

async function render(request: Request, context: RequestContext) {
  const remixRequest = routerRequest(request, context);
  const platform = await createPlatformContext(remixRequest, context, storeChanges);
  const handleRequest = createRequestHandler({
    build: remixBuild,
    ...handlerOptions,
    getLoadContext: () => ({
      ...platform,
      cart: checkoutCartHandler(platform.storefront),
      readMarkdown: (path: string) => readMarkdown(path, request, context),
    }),
  });
  const response = await handleRequest(remixRequest);
  return {response, contentAt: platform.contentAt(), isIncomplete: platform.hasStoreFailed()};
}
