import type {CountryCode} from '@shopify/hydrogen/storefront-api-types';
import * as v from 'valibot';

/** The newest version of the Storefront API. The operations are tested against every version that Shopify supports. */
export const storefrontApiVersion = '2026-10';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const optionalText = v.optional(v.pipe(v.string(), v.trim()));
const optionalUrl = v.optional(v.pipe(text, v.url('is not an address')));
const secret = v.pipe(text, v.minLength(16, 'is shorter than 16 characters'));
/** The address of a website, which becomes its origin. */
export const webOrigin = v.pipe(
  text,
  v.check(
    (value) => URL.canParse(value) && /^https?:/i.test(value),
    'is not an address such as https://www.example.com',
  ),
  v.transform((value) => new URL(value).origin),
);
const host = v.pipe(
  text,
  v.regex(/^(https?:\/\/)?[a-z0-9.-]+(:\d+)?\/?$/i, 'is not a host name, with or without https://'),
  v.transform((value) => value.replace(/\/$/, '')),
);

const schema = v.object({
  PUBLIC_STORE_DOMAIN: host,
  PUBLIC_STOREFRONT_API_TOKEN: text,
  PRIVATE_STOREFRONT_API_TOKEN: optionalText,
  PUBLIC_STOREFRONT_ID: optionalText,
  PUBLIC_STOREFRONT_API_VERSION: v.optional(
    v.pipe(v.string(), v.regex(/^(\d{4}-(01|04|07|10)|unstable)$/, 'is not a version such as 2026-10')),
    storefrontApiVersion,
  ),
  PRIVATE_ADMIN_PREVIEW_TOKEN: optionalText,
  PUBLIC_STORE_COUNTRY: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[A-Z]{2}$/, 'is not the code of a country such as DE'),
      v.transform((code) => code as CountryCode),
    ),
    'DE',
  ),
  PUBLIC_CHECKOUT_DOMAIN: v.optional(host),
  SESSION_SECRET: secret,
  CONFIGURATION_SECRET: v.optional(secret),
  STORE_WEBHOOK_SECRET: v.optional(secret),
  SITE_PASSWORD: optionalText,
  SITE_PASSWORD_HINT: optionalText,
  PUBLIC_SITE_URL: v.optional(webOrigin),
  OXYGEN_CACHE: v.optional(v.picklist(['on', 'off'], 'is neither on nor off'), 'on'),
  SECURITY_CONTACT: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^(https:\/\/\S+|(mailto:)?[^\s@:]+@[^\s@]+)?$/, 'is no URL and no e-mail address'),
    ),
  ),
  MAIL_API_URL: optionalUrl,
  MAIL_API_KEY: optionalText,
  MAIL_FROM: optionalText,
  MAIL_TO: optionalText,
  BOOKING_URL: optionalUrl,
  PUBLIC_SHOPIFY_SHOP_ID: v.optional(v.pipe(v.string(), v.trim(), v.regex(/^\d+$/, 'is not the number of a shop'))),
  PUBLIC_ANALYTICS_ID: optionalText,
  PUBLIC_TAG_MANAGER_ID: optionalText,
  PUBLIC_CONSENT_SCRIPT_URL: optionalUrl,
  FAVICON_SERVICE_URL: v.optional(
    v.pipe(text, v.url('is not an address')),
    'https://www.google.com/s2/favicons?sz=32&domain=',
  ),
});

/** Names of all variables of the worker. */
export const variables = Object.keys(schema.entries);

/** The worker's parsed settings, with the names in `.env.example`. */
export interface Config extends v.InferOutput<typeof schema> {
  /** Key of the configuration ids: `SESSION_SECRET` when none is set. */
  CONFIGURATION_SECRET: string;
}

export class EnvironmentError extends Error {
  override name = 'EnvironmentError';

  /** `problems` has an error for each variable, such as `SESSION_SECRET is missing`. */
  constructor(readonly problems: readonly string[]) {
    super(`${problems.join('; ')}. Set it in .env (see .env.example) or in the variables of the worker.`);
  }
}

/**
 * Parses the worker's environment.
 * @throws EnvironmentError that names every missing or malformed variable and where to set it.
 */
export function parseEnvironment(env: unknown): Config {
  const result = v.safeParse(schema, withoutEmptyVariables(env ?? {}));
  if (result.success) return {...result.output, CONFIGURATION_SECRET: configurationSecret(result.output)};
  const problems = result.issues.map((issue) => {
    const name = v.getDotPath(issue) ?? 'the environment';
    const isMissing = issue.input === undefined || issue.input === '';
    return `${name} ${isMissing ? 'is missing' : issue.message}`;
  });
  throw new EnvironmentError(problems);
}

/** The parsed settings of an environment, which is the same object for all requests of a worker. */
const configs = new WeakMap<object, Config>();

/**
 * The worker's settings, parsed once.
 * @throws EnvironmentError as `parseEnvironment` does.
 */
export function readConfig(env: unknown): Config {
  if (!(env instanceof Object)) return parseEnvironment(env);
  const config = configs.get(env) ?? parseEnvironment(env);
  configs.set(env, config);
  return config;
}

const configurationSecret = ({CONFIGURATION_SECRET, SESSION_SECRET}: v.InferOutput<typeof schema>) =>
  CONFIGURATION_SECRET ?? SESSION_SECRET;

/** Removes empty variables: they count as not set, as in a copy of `.env.example`. */
function withoutEmptyVariables(env: object) {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
}
