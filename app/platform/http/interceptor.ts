import {getLanguage, type Language} from '~/i18n/language';
import {readConfig, type Config} from '../env';

/** What the worker knows about a request. Interceptors set the booleans. */
export interface RequestContext {
  config: Config;
  /** The request's URL, parsed once. */
  url: Readonly<URL>;
  language: Language;
  waitUntil: (promise: Promise<unknown>) => void;
  /** The visitor has no session of the gate: the page must not show protected content. Set by `gate`. */
  isLocked: boolean;
  /** A form or an API call comes from another website. Set by `crossOrigin`. */
  isCrossOrigin: boolean;
  /** The router fails at the request's path. Set by `unroutablePath`. */
  isUnroutable: boolean;
  /** The request has a valid preview link. Set by `previewLink`. */
  isPreview: boolean;
  /** An agent's call needs this page. The call counts for the limit of renderings itself. */
  isNested: boolean;
  /** Answers another request as the worker does. By default it is nested if this request is. */
  ask: (request: Request, isNested?: boolean) => Promise<Response>;
}

/** Handles a request before the router. The first interceptor that answers ends the request. */
export type Interceptor = (
  request: Request,
  context: RequestContext,
) => Response | undefined | Promise<Response | undefined>;

/**
 * The context of a request before any interceptor.
 * @throws EnvironmentError when the settings are wrong.
 */
export function createRequestContext(
  request: Pick<Request, 'url'>,
  env: unknown,
  executionContext: Pick<ExecutionContext, 'waitUntil'>,
  nesting: Pick<RequestContext, 'isNested' | 'ask'>,
): RequestContext {
  const url = new URL(request.url);
  return {
    config: readConfig(env),
    url,
    language: getLanguage(url.pathname),
    waitUntil: executionContext.waitUntil.bind(executionContext),
    isLocked: false,
    isCrossOrigin: false,
    isUnroutable: false,
    isPreview: false,
    ...nesting,
  };
}
