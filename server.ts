import {createRequestHandler} from '@shopify/remix-oxygen';
import * as remixBuild from 'virtual:remix/server-build';
import {answerLimitedCall} from '~/agents/limitedCall';
import {
  readBody,
  markdownRequest,
  requestForMarkdown,
  toMarkdown,
  type MarkdownRequest,
  type ReadMarkdown,
} from '~/agents/markdown';
import {checkoutCartHandler} from '~/cart/worker/checkoutCartHandler.server';
import {gate} from '~/gate/gate';
import {withoutLanguage} from '~/i18n/language';
import {DocumentCache} from '~/platform/cache/documentCache';
import {openCache} from '~/platform/cache/openCache';
import {RenderLimitReached, renderLimits} from '~/platform/cache/renderLimit';
import {StoreChanges} from '~/platform/cache/storeChanges';
import {createPlatformContext} from '~/platform/context';
import {serverError} from '~/platform/errors';
import {allowedMethods} from '~/platform/http/allowedMethods';
import {canonicalAddress} from '~/platform/http/canonicalAddress';
import {crossOrigin} from '~/platform/http/crossOrigin';
import {
  anonymousRequest,
  needsBody,
  createConditionalResponse,
  withRequestQuery,
} from '~/platform/http/documentRequest';
import {formerAddresses} from '~/platform/http/formerAddresses';
import {formerManifest} from '~/platform/http/formerManifest';
import {withHeaders, withSecurityHeaders} from '~/platform/http/headers';
import {health} from '~/platform/http/health';
import {createRequestContext, type Interceptor, type RequestContext} from '~/platform/http/interceptor';
import {previewLink} from '~/platform/http/previewLink';
import {refuseRendering, refusingRoutes} from '~/platform/http/refusedRendering';
import {matchRequestedPage, routePatterns} from '~/platform/http/routePatterns';
import {routerRequest} from '~/platform/http/routerRequest';
import {unknownEndpoint} from '~/platform/http/unknownEndpoint';
import {unroutablePath} from '~/platform/http/unroutablePath';
import {findAddressKind} from '~/addressKind';
import {findCacheableAddress} from '~/cacheableAddress';

const patterns = routePatterns(remixBuild.routes);

/** The interceptors run in this order, and the first that answers ends the request. */
const interceptors: readonly Interceptor[] = [
  health, // A load balancer has no password.
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
const documentCache = new DocumentCache(storeChanges);

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

const answerRefusedData = createRequestHandler({
  build: {...remixBuild, routes: refusingRoutes(remixBuild.routes)},
  mode: process.env.NODE_ENV,
  poweredByHeader: false,
  proxyStandardRoutes: false,
});

/** `isNested` for a page that an agent reads by a call, which counts for the limit of renderings itself. */
async function answer(
  request: Request,
  env: unknown,
  executionContext: ExecutionContext,
  isNested = false,
): Promise<Response> {
  const markdown = markdownRequest(request);
  const pageRequest = markdown?.page ?? request;
  const context = createRequestContext(pageRequest, env, executionContext);
  const readMarkdown: ReadMarkdown = (path) =>
    readBody(answer(requestForMarkdown(request, path), env, executionContext, true));
  const {response, isDocument, isIncomplete} =
    (await intercept(pageRequest, context)) ??
    (await answerOrRefuse(pageRequest, context, {markdown, readMarkdown, isNested}));
  const isNegotiated = markdown?.byPath === false;
  return withHeaders(response, context, {isDocument, isIncomplete, isNegotiated});
}

async function intercept(request: Request, context: RequestContext) {
  for (const interceptor of interceptors) {
    const response = await interceptor(request, context);
    if (response) return {response, isDocument: false, isIncomplete: false};
  }
  return undefined;
}

interface PageOptions {
  /** The request for markdown, if the page is requested as markdown. */
  markdown: MarkdownRequest | undefined;
  /** For agents: reads another page as markdown. */
  readMarkdown: ReadMarkdown;
  isNested: boolean;
}

async function answerOrRefuse(request: Request, context: RequestContext, options: PageOptions) {
  try {
    return await answerPage(request, context, options);
  } catch (error) {
    if (!(error instanceof RenderLimitReached)) throw error;
    const isMarkdown = options.markdown !== undefined;
    const response = await refuseRendering(request, context, {isMarkdown, answerData: answerRefusedData});
    return {response, isDocument: false, isIncomplete: false};
  }
}

/**
 * Answers a page, with a cached document if it is the same for every visitor. In development nothing is cached, and nothing refused.
 * @throws RenderLimitReached
 */
async function answerPage(request: Request, context: RequestContext, {markdown, readMarkdown, isNested}: PageOptions) {
  const renderPage = async (renderedRequest: Request, renderedContext: RequestContext) => {
    const rendering = await render(renderedRequest, renderedContext, readMarkdown);
    return markdown ? {...rendering, response: await toMarkdown(rendering.response)} : rendering;
  };
  if (isAgentCall(request, context.url)) {
    const answerCall = async (call: Request) => (await renderPage(call, context)).response;
    const response = await answerLimitedCall(request, context.waitUntil, answerCall);
    return {response, isDocument: false, isIncomplete: false};
  }
  const isProduction = process.env.NODE_ENV === 'production';
  const address = isProduction ? findCacheableAddress(request, context) : undefined;
  const renderLimited = (render: () => ReturnType<typeof renderPage>, isKnown = false) => {
    const kind = isProduction && !isNested ? findAddressKind(request, context, {address, patterns}) : undefined;
    const isLimited = kind === 'madeUp' || (kind === 'unknown' && !isKnown);
    return isLimited ? renderLimits[kind].run(render, context.waitUntil) : render();
  };
  if (!address) {
    const {response, isIncomplete} = await renderLimited(() => renderPage(request, context));
    return {response, isDocument: false, isIncomplete};
  }
  const {url, isVariant} = address;
  const {response, isIncomplete} = await documentCache.respond({
    key: markdown ? `${url.href}#markdown` : url.href,
    isVariant,
    scope: () => import.meta.env.BUILD_ID + JSON.stringify(context.config),
    openCache: () => openCache('documents'),
    waitUntil: context.waitUntil,
    needsBody: (etag) => needsBody(request, etag),
    render: (isKnown) => renderLimited(() => renderPage(anonymousRequest(request, url), {...context, url}), isKnown),
  });
  const completeResponse = withRequestQuery(response, context.url);
  return {response: createConditionalResponse(request, completeResponse), isDocument: true, isIncomplete};
}

/** Whether the router would give a posted call to `/mcp`, in whatever spelling. */
function isAgentCall({method}: Request, {pathname}: Pick<URL, 'pathname'>): boolean {
  if (method !== 'POST') return false;
  return withoutLanguage(matchRequestedPage(patterns, pathname)?.path ?? '/') === '/mcp';
}

async function render(request: Request, requestContext: RequestContext, readMarkdown: ReadMarkdown) {
  const remixRequest = routerRequest(request, requestContext);
  const platform = await createPlatformContext(remixRequest, requestContext, storeChanges);
  const handleRequest = createRequestHandler({
    build: remixBuild,
    mode: process.env.NODE_ENV,
    getLoadContext: () => ({...platform, cart: checkoutCartHandler(platform.storefront), readMarkdown}),
    poweredByHeader: false,
    // With these routes the site would proxy the store's API, and documents would have Shopify's tracking before consent.
    proxyStandardRoutes: false,
  });
  const response = await handleRequest(remixRequest);
  return {response, contentAt: platform.contentAt(), isIncomplete: platform.hasStoreFailed()};
}
