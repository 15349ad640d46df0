import type {ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {answerLimitedCall, refuseCall} from '~/agents/limitedCall';
import {searchSite, listSite} from '~/chrome/searchSite.server';
import {openCache} from '~/platform/cache/openCache';
import {readNetworkAddress} from '~/platform/http/networkAddress';
import {Limit} from '~/platform/http/limit';
import {linkOrigin} from '~/platform/siteOrigin';

/** Calls of the Model Context Protocol in a minute (rule 22.4). */
const perNetworkAddress = new Limit({name: 'mcp', max: 120, window: 60});

/** `POST /mcp`: the Model Context Protocol. Its library answers all other methods with 405. */
export function action({request, context}: ActionFunctionArgs) {
  if (request.method !== 'POST') return answerCall(request, context);
  return answerLimitedCall(request, context.waitUntil, (call) => answerCall(call, context));
}

export const loader = ({request, context}: LoaderFunctionArgs) => answerCall(request, context);

/** Its library is loaded by the first call. */
async function answerCall(request: Request, context: AppLoadContext) {
  if (context.isCrossOrigin) return refuseCall(403, -32_000, 'Calls of other websites are refused.');
  const limit = await perNetworkAddress.take(readNetworkAddress(request.headers), await openCache('limits'));
  if (!limit.ok) {
    return refuseCall(429, -32_000, 'Too many requests. Try again later.', {'Retry-After': String(limit.retryAfter)});
  }
  const {answerMcp} = await import('~/agents/mcp.server');
  const callContext = {...context, origin: linkOrigin(context, request)};
  return answerMcp(request, {
    context: callContext,
    contextIn: (language) => ({...callContext, language, storefront: context.storefrontIn(language)}),
    search: (query, searchedContext) => searchSite(query, request, searchedContext),
    list: listSite,
  });
}
