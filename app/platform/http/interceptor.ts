import {languageOf, type Language} from '~/i18n/language';
import {readConfig, type Config} from '../env';

/** What is known of a request. Interceptors write into it what they find out for later. */
export interface RequestContext {
  config: Config;
  /** The request's URL, parsed once: who needs another one makes a new URL of it. */
  url: Readonly<URL>;
  language: Language;
  waitUntil: (promise: Promise<unknown>) => void;
  /** The visitor has not given the site's password: the page must not show what is behind the gate. Written by `gate`. */
  locked: boolean;
  /** A form or a call comes from another website (rule 2.14). Written by `crossOrigin`. */
  foreign: boolean;
  /** The router fails at the request's path. Written by `unroutablePath`. */
  unroutable: boolean;
  /** The request comes by a link that shows drafts (rule 2.28). Written by `previewLink`. */
  preview: boolean;
}

/** Looks at a request before the router. The first interceptor that answers ends the request. */
export type Interceptor = (
  request: Request,
  context: RequestContext,
) => Response | undefined | Promise<Response | undefined>;

/**
 * The context of a request, before any interceptor has seen it.
 * @throws EnvironmentError when the settings are wrong.
 */
export function createRequestContext(
  request: Pick<Request, 'url'>,
  env: unknown,
  executionContext: Pick<ExecutionContext, 'waitUntil'>,
): RequestContext {
  const url = new URL(request.url);
  return {
    config: readConfig(env),
    url,
    language: languageOf(url.pathname),
    waitUntil: executionContext.waitUntil.bind(executionContext),
    locked: false,
    foreign: false,
    unroutable: false,
    preview: false,
  };
}
