import {createRequestHandler} from '@shopify/remix-oxygen';
import * as remixBuild from 'virtual:remix/server-build';
import {languageRedirect} from '~/i18n/redirect';
import {createAppLoadContext} from '~/platform/context';
import {EnvironmentError, parseEnvironment} from '~/platform/env';
import {setSecurityHeaders} from '~/platform/security';

/** The worker: environment, language, Remix, headers. */
export default {
  async fetch(request: Request, env: unknown, executionContext: ExecutionContext): Promise<Response> {
    try {
      const response = await respond(request, env, executionContext);
      setSecurityHeaders(response.headers);
      return response;
    } catch (error) {
      console.error(error);
      const message = error instanceof EnvironmentError ? error.message : 'An unexpected error occurred.';
      return new Response(message, {status: 500, headers: {'Content-Type': 'text/plain; charset=utf-8'}});
    }
  },
};

async function respond(request: Request, env: unknown, executionContext: ExecutionContext) {
  const config = parseEnvironment(env);
  const redirect = languageRedirect(request);
  if (redirect) return redirect;

  const context = await createAppLoadContext(request, config, executionContext);
  const handleRequest = createRequestHandler({
    build: remixBuild,
    mode: process.env.NODE_ENV,
    getLoadContext: () => context,
  });
  return handleRequest(request);
}
