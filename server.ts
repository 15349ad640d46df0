import {createRequestHandler, type AppLoadContext} from '@shopify/remix-oxygen';
import * as remixBuild from 'virtual:remix/server-build';
import {checkoutCartHandler} from '~/cart/worker/handler';
import {checkGate} from '~/gate/gate';
import {createPlatformContext, type ContextOptions} from '~/platform/context';
import {withoutDataParameter} from '~/platform/http/dataParameter';
import {DocumentCache} from '~/platform/cache/documentCache';
import {
  keepNowhere,
  keepPrefetched,
  keepPrivate,
  setDocumentCaching,
  setErrorCaching,
  setPersonalCaching,
} from '~/platform/cache/documentCaching';
import {openCache} from '~/platform/cache/openCache';
import {parseEnvironment, type Config} from '~/platform/env';
import {languageRedirect} from '~/platform/http/languageRedirect';
import {lastResort} from '~/platform/http/lastResort';
import {legacyRedirect} from '~/platform/http/legacyRedirect';
import {conditional, forEverybody, keepQuery} from '~/platform/http/documentRequest';
import {withoutOrigin} from '~/platform/http/origin';
import {forNotFoundPage, hasReadablePath} from '~/platform/http/readablePath';
import {unknownMethod} from '~/platform/http/requestMethod';
import {isPreview, keepPreviewSecret} from '~/platform/http/preview';
import {setSecurityHeaders} from '~/platform/http/security';
import {securityTxt} from '~/platform/http/securityTxt';
import {StoreChanges} from '~/platform/cache/storeChanges';
import {storeWebhook} from '~/platform/store/storeWebhook';
import {pathPatterns, spellingRedirect} from '~/platform/http/spellingRedirect';
import {documentAddress} from '~/routeParameters';

const changes = new StoreChanges();
const documents = new DocumentCache(changes);
const patterns = pathPatterns(remixBuild.routes);

/** The context of each request that Remix answers. */
const contexts = new WeakMap<Request, AppLoadContext>();

/** Made once: it builds the tree of the routes. */
const handleRequest = createRequestHandler({
  build: remixBuild,
  mode: process.env.NODE_ENV,
  getLoadContext: (request) => contexts.get(request) as AppLoadContext,
  poweredByHeader: false,
  // Else visitors reach the store's API through the site, and documents carry Shopify's tracking before consent.
  proxyStandardRoutes: false,
});

/** The worker: environment, former URLs, gate, spelling, language, kept documents, Remix, headers. */
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

interface Settings {
  config: Config;
  /** Of documents that another build or other settings have made, none may be shown. */
  scope: string;
}

/** The environment is the same object for all requests of a worker. */
const settings = new WeakMap<object, Settings>();

function settingsOf(env: unknown): Settings {
  const known = env instanceof Object ? settings.get(env) : undefined;
  if (known) return known;
  const config = parseEnvironment(env);
  const parsed = {config, scope: import.meta.env.BUILD_ID + JSON.stringify(config)};
  if (env instanceof Object) settings.set(env, parsed);
  return parsed;
}

async function respond(request: Request, env: unknown, executionContext: ExecutionContext) {
  const {config, scope} = settingsOf(env);
  const moved = legacyRedirect(request);
  if (moved) return moved;
  // Before the gate: who finds a weakness has no password.
  const contact = securityTxt(request, config);
  if (contact) return contact;
  // Before the gate: Shopify has no password.
  const told = await storeWebhook(request, config, async (call) => changes.add(call, await openCache('documents')));
  if (told) return told;
  const {locked, answer} = await checkGate(request, config, () => openCache('limits'));
  if (answer) return answer;
  const refused = unknownMethod(request);
  if (refused) return refused;
  const readable = hasReadablePath(request);
  const redirect = (readable && spellingRedirect(request, patterns)) || languageRedirect(request);
  const preview = await isPreview(request, config);
  const options = {locked, readable, preview, executionContext, changedAt: () => changes.latest};
  const response = redirect ?? (await answerPage(request, {config, scope}, options));
  if (preview) keepPreviewSecret(response.headers);
  // Caches outside the worker may not keep what visitors with the password see.
  if (config.SITE_PASSWORD) keepPrivate(response.headers);
  return response;
}

/** A page, from the kept documents where it is the same for every visitor. */
async function answerPage(request: Request, {config, scope}: Settings, options: ContextOptions): Promise<Response> {
  const {locked, readable, preview, executionContext} = options;
  const address = locked || !readable || preview ? undefined : documentAddress(request, config);
  // In development every visit shows the code as it is now.
  if (!address || process.env.NODE_ENV !== 'production') {
    const {response} = await render(request, config, options);
    setPersonalCaching(response.headers);
    return response;
  }
  const {url, isVariant} = address;
  const response = await documents.answer({
    key: url.href,
    isVariant,
    scope,
    openCache: () => openCache('documents'),
    waitUntil: executionContext.waitUntil.bind(executionContext),
    render: async () => {
      const rendering = await render(forEverybody(request, url), config, options);
      if (rendering.response.ok) setDocumentCaching(rendering.response.headers, url);
      return rendering;
    },
  });
  keepQuery(request, response.headers);
  keepPrefetched(response.headers, request);
  return conditional(request, response);
}

async function render(request: Request, config: Config, options: ContextOptions) {
  const platform = await createPlatformContext(request, config, options);
  const known = withoutDataParameter(withoutOrigin(request));
  const asked = options.readable ? known : forNotFoundPage(known);
  contexts.set(asked, {...platform, cart: checkoutCartHandler(platform.storefront)});
  const response = await handleRequest(asked);
  setErrorCaching(response.headers, response.status);
  if (platform.storeFailed()) keepNowhere(response.headers);
  return {response, contentAt: platform.contentAt()};
}
