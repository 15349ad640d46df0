import {getLanguage} from '~/i18n/language';
import type {Config} from '~/platform/env';
import type {RequestContext} from '~/platform/http/interceptor';

type Overrides = Partial<Omit<RequestContext, 'config'>> & {config?: Partial<Config>};

/** The context of a request as `server.ts` begins it. A test gives the settings that it needs. */
export function requestContext(
  request: Pick<Request, 'url'>,
  {config = {}, ...overrides}: Overrides = {},
): RequestContext {
  const url = new URL(request.url);
  return {
    config: config as Config,
    url,
    language: getLanguage(url.pathname),
    waitUntil: () => {},
    isLocked: false,
    isCrossOrigin: false,
    isUnroutable: false,
    isPreview: false,
    isNested: false,
    ask: () => Promise.reject(new Error('A test gives the answers to nested requests.')),
    ...overrides,
  };
}
