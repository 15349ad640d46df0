import {createStorefrontClient, InMemoryCache} from '@shopify/hydrogen';
import {readEnvironment} from '../environment';
import {startDemoStore} from 'demo-store';
import {studioEnv} from '../../studio/env';
import {loadContent} from '../../studio/load';
import {languageData, type Language} from '~/i18n/language';
import {withApiVersion} from '~/platform/store/withApiVersion';
import {parseEnvironment} from '~/platform/env';
import type {Command} from './command';

/** Ends a command with a message for the person at the terminal. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** The store that a command works on. */
export interface CommandStore {
  /** Returns a client of the Storefront API with the site's settings. */
  storefront(language: Language): ReturnType<typeof createStorefrontClient>['storefront'];
  /** Keys that configuration ids may be signed with: `CONFIGURATION_SECRET`, and the session's secret from before it was set. */
  secrets: readonly string[];
}

/** Does the work with the store of `.env`, or with a new demo store when `.env` names none. */
async function withStore<T>(env: NodeJS.ProcessEnv, work: (store: CommandStore) => Promise<T>): Promise<T> {
  const {worker} = readEnvironment(env);
  if (worker.PUBLIC_STORE_DOMAIN) return work(createCommandStore(worker));
  const demo = await startDemoStore({content: await loadContent(), port: 0, log: () => {}});
  return work(createCommandStore(studioEnv(demo.url))).finally(() => demo.close());
}

/** Connects to the store that the worker's variables name. @throws EnvironmentError when variables are missing */
function createCommandStore(variables: Record<string, string>): CommandStore {
  const config = parseEnvironment(variables);
  return {
    secrets: [config.CONFIGURATION_SECRET, config.SESSION_SECRET],
    storefront: (language) => {
      const {storefront} = createStorefrontClient({
        cache: new InMemoryCache(),
        waitUntil: () => {},
        // Shopify asks for a visitor's address. A command has no visitor, so it sends this machine's.
        storefrontHeaders: {buyerIp: '127.0.0.1', buyerIpSig: null, cookie: null, purpose: null, requestGroupId: null},
        i18n: {language: languageData[language].code, country: config.PUBLIC_STORE_COUNTRY},
        storeDomain: config.PUBLIC_STORE_DOMAIN,
        publicStorefrontToken: config.PUBLIC_STOREFRONT_API_TOKEN,
        privateStorefrontToken: config.PRIVATE_STOREFRONT_API_TOKEN,
      });
      return withApiVersion(storefront, config.PUBLIC_STOREFRONT_API_VERSION);
    },
  };
}

/** A command that asks the store and prints a text. */
export function storeCommand(write: (args: string[], store: CommandStore) => Promise<string>): Command {
  return async (args, {env, stdout}) => {
    stdout.write(await withStore(env, (store) => write(args, store)));
    return true;
  };
}
