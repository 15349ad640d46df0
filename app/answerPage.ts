import type {DocumentCache} from '~/platform/cache/documentCache';
import {openCache} from '~/platform/cache/openCache';
import {RenderLimitReached, renderLimits} from '~/platform/cache/renderLimit';
import {anonymousRequest} from '~/platform/http/documentRequest';
import {createConditionalResponse, needsBody, withRequestQuery} from '~/platform/http/documentResponse';
import type {RequestContext} from '~/platform/http/interceptor';
import {refuseRendering} from '~/platform/http/refusedRendering';
import type {RoutePattern} from '~/platform/http/routePatterns';
import {findAddressKind} from './addressKind';
import {findCacheableAddress} from './cacheableAddress';

export interface Site {
  patterns: readonly RoutePattern[];
  documentCache: DocumentCache;
  /** Lets Remix answer. */
  render: (
    request: Request,
    context: RequestContext,
  ) => Promise<{
    response: Response;
    /** Time of the oldest answer of the store in it, in ms since 1970. */
    contentAt: number;
    isIncomplete: boolean;
  }>;
  /** Answers a request for the data of a page with an error, by `refusingRoutes`. */
  refuseData: (request: Request) => Promise<Response>;
}

interface PageAnswer {
  response: Response;
  /** The answer is the same for every visitor: the worker caches it as a document. */
  isDocument: boolean;
  /** The store has failed, and a part of the page is missing. */
  isIncomplete: boolean;
}

/** Answers a request that no interceptor has answered, or refuses it when the limit of renderings is reached (rule 2.32). */
export async function answerPage(request: Request, context: RequestContext, site: Site): Promise<PageAnswer> {
  try {
    return await answerWithinLimit(request, context, site);
  } catch (error) {
    if (!(error instanceof RenderLimitReached)) throw error;
    return {response: await refuseRendering(request, context, site.refuseData), isDocument: false, isIncomplete: false};
  }
}

/**
 * Answers with a cached document if it is the same for every visitor. In development nothing is cached, and nothing refused.
 * @throws RenderLimitReached
 */
async function answerWithinLimit(
  request: Request,
  context: RequestContext,
  {patterns, documentCache, render}: Site,
): Promise<PageAnswer> {
  const isProduction = process.env.NODE_ENV === 'production';
  const address = isProduction ? findCacheableAddress(request, context) : undefined;
  const renderWithinLimit = (rendered: Request, renderedContext: RequestContext, isKnown: boolean) => {
    // A cached document needs no kind, and finding it takes as long as all the rest.
    const kind = isProduction ? findAddressKind(request, context, {address, patterns}) : undefined;
    const isLimited = kind === 'madeUp' || (kind === 'unknown' && !isKnown);
    const work = () => render(rendered, renderedContext);
    return isLimited ? renderLimits[kind].run(work, context.waitUntil) : work();
  };
  if (!address) {
    const {response, isIncomplete} = await renderWithinLimit(request, context, false);
    return {response, isDocument: false, isIncomplete};
  }
  const {url, isVariant} = address;
  const {response, isIncomplete} = await documentCache.respond({
    key: url.href,
    isVariant,
    scope: () => import.meta.env.BUILD_ID + JSON.stringify(context.config),
    openCache: () => openCache('documents'),
    waitUntil: context.waitUntil,
    needsBody: (etag) => needsBody(request, etag),
    render: (isKnown) => renderWithinLimit(anonymousRequest(request, url), {...context, url}, isKnown),
  });
  const completeResponse = withRequestQuery(response, context.url);
  return {response: createConditionalResponse(request, completeResponse), isDocument: true, isIncomplete};
}
