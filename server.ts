import {createRequestHandler} from '@shopify/remix-oxygen';
import * as remixBuild from 'virtual:remix/server-build';
import {checkoutCartHandler} from '~/cart/worker/handler';
import {checkGate} from '~/gate/gate';
import {createPlatformContext} from '~/platform/context';
import {withoutDataParameter} from '~/platform/dataParameter';
import {keepPrivate} from '~/platform/documentCaching';
import {parseEnvironment} from '~/platform/env';
import {restoreErrorText} from '~/platform/errorText';
import {languageRedirect} from '~/platform/languageRedirect';
import {lastResort} from '~/platform/lastResort';
import {legacyRedirect} from '~/platform/legacyRedirect';
import {withoutOrigin} from '~/platform/origin';
import {forNotFoundPage, hasReadablePath} from '~/platform/readablePath';
import {setSecurityHeaders} from '~/platform/security';

restoreErrorText();

/** The worker: environment, former URLs, gate, language, Remix, headers. */
export default {
  async fetch(request: Request, env: unknown, executionContext: ExecutionContext): Promise<Response> {
    const response = await respond(request, env, executionContext).catch((error: unknown) => {
      console.error(error);
      return lastResort();
    });
    setSecurityHeaders(response.headers);
    return response;
  },
};

async function respond(request: Request, env: unknown, executionContext: ExecutionContext) {
  const config = parseEnvironment(env);
  const moved = legacyRedirect(request);
  if (moved) return moved;
  const {locked, answer} = await checkGate(request, config, await caches.open('limits'));
  if (answer) return answer;
  const redirect = languageRedirect(request);
  if (redirect) return redirect;

  const readable = hasReadablePath(request);
  const platform = await createPlatformContext(request, config, {locked, readable, executionContext});
  const context = {...platform, cart: checkoutCartHandler(platform.storefront)};
  const handleRequest = createRequestHandler({
    build: remixBuild,
    mode: process.env.NODE_ENV,
    getLoadContext: () => context,
    poweredByHeader: false,
    // Else visitors reach the store's API through the site, and documents carry Shopify's tracking before consent.
    proxyStandardRoutes: false,
  });
  const known = withoutDataParameter(withoutOrigin(request));
  const response = await handleRequest(readable ? known : forNotFoundPage(known));
  if (config.SITE_PASSWORD) keepPrivate(response.headers);
  return response;
}
