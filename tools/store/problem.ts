/** Says why a store can't be used, or has refused a change, and what to do about it. */
export class StoreProblem extends Error {
  override name = 'StoreProblem';

  constructor(
    readonly problem: string,
    readonly fix: string,
    /** The store works, but doesn't accept the token. */
    readonly isTokenProblem = false,
  ) {
    super(`${problem}\n${fix}`);
  }
}

const retryAdvice = 'What was done until then stays. Run the command again: it goes on where it stopped.';

const domainSource = 'The admin shows it in Settings › Domains.';

/** Explains a status by which Shopify answers every request to such a store. */
export function createStatusProblem(domain: string, status: number, location: string | null): StoreProblem {
  const target = location && URL.canParse(location, `https://${domain}`) && new URL(location, `https://${domain}`).host;
  if (status < 400 && target && target !== domain)
    return new StoreProblem(
      `The store ${domain} has another name now: ${target}.`,
      `Set PUBLIC_STORE_DOMAIN=${target} in .env and in the variables of the worker.`,
    );
  switch (status) {
    case 402:
      return new StoreProblem(
        `The store ${domain} is frozen: Shopify waits for a payment (402).`,
        'Its owner pays in the admin, Settings › Billing. If it is the wrong store, set PUBLIC_STORE_DOMAIN in .env.',
      );
    case 403:
      return new StoreProblem(
        `Shopify has closed the store ${domain} (403).`,
        'Its owner asks Shopify why: help.shopify.com. If it is the wrong store, set PUBLIC_STORE_DOMAIN in .env.',
      );
    case 404:
      return new StoreProblem(
        `There is no store called ${domain}.`,
        `Set PUBLIC_STORE_DOMAIN in .env to the myshopify.com domain of the store. ${domainSource}`,
      );
    case 423:
      return new StoreProblem(
        `The store ${domain} is locked (423).`,
        'Shopify locks a store that was asked too much, or for safety. Its owner asks help.shopify.com. If it is the wrong store, set ' +
          'PUBLIC_STORE_DOMAIN in .env.',
      );
    case 430:
      return new StoreProblem(
        `Shopify takes this machine for a bot and refuses it (430). Nothing is wrong with ${domain} or with .env.`,
        'Wait some minutes and run the command again, from another network or without a VPN if it stays so.',
      );
    default:
      return new StoreProblem(
        `${domain} gives an answer that no store gives (${status}).`,
        `Set PUBLIC_STORE_DOMAIN in .env to the myshopify.com domain of the store. ${domainSource}`,
      );
  }
}

export const createOutageProblem = (domain: string, reason: string) =>
  new StoreProblem(
    `Shopify fails to answer for ${domain} (${reason}).`,
    'It is nothing in .env: see www.shopifystatus.com, and run the command again later.',
  );

/** Explains an answer in HTML, which no API of Shopify's gives. */
export const createPageProblem = (domain: string) =>
  new StoreProblem(
    `A web page came back from ${domain} in place of data.`,
    'Either PUBLIC_STORE_DOMAIN in .env is no store, or something stands between: a proxy, a VPN, a network that wants a sign-in. ' +
      `Open https://${domain} in a browser on this machine.`,
  );

export const createBusyProblem = (domain: string, seconds: number) =>
  new StoreProblem(
    `The store ${domain} has been busy for ${seconds} seconds: it takes no more requests.`,
    'Other apps may be asking it much. Stop them, or run the command again later.',
  );

/** Explains a request that didn't reach the store, or whose answer didn't come back. */
export function createConnectionProblem(domain: string, error: unknown, seconds = 0): StoreProblem {
  const {name, cause} = error as Error & {cause?: {code?: string; message?: string}};
  const fix = `Check the network and PUBLIC_STORE_DOMAIN in .env: does https://${domain} open in a browser?`;
  if (name === 'TimeoutError') return new StoreProblem(`${domain} gave no answer within ${seconds} seconds.`, fix);
  const code = cause?.code ?? cause?.message ?? 'no reason given';
  if (/^(ECONNRESET|UND_ERR_SOCKET|EPIPE)$/.test(code))
    return new StoreProblem(`The connection to ${domain} broke off.`, fix);
  return new StoreProblem(`There is no connection to ${domain} (${code}).`, fix);
}

export const createTokenProblem = (domain: string, token: string, source: string) =>
  new StoreProblem(`The store ${domain} doesn't accept ${token}.`, `Copy it again into .env: ${source}.`, true);

/** For a change without an answer: the store may have carried it out, so the command says that a second run is safe. */
export const withRetryAdvice = ({problem, fix}: StoreProblem) => new StoreProblem(problem, `${fix} ${retryAdvice}`);

export const createRefusal = (reason: string) => new StoreProblem(`The store refuses: ${reason}`, retryAdvice);

/** An error of the operation itself. */
export interface GraphqlError {
  message: string;
  extensions?: {code?: string};
}

export function createGraphqlProblem(domain: string, errors: readonly GraphqlError[]): StoreProblem {
  const findError = (code: string) => errors.find(({extensions}) => extensions?.code === code);
  const denied = findError('ACCESS_DENIED');
  if (denied && /protected-customer-data/.test(denied.message))
    return new StoreProblem(
      "Shopify guards orders as customer data: the app's scope read_orders alone doesn't open them.",
      'Request it in the Dev Dashboard: the app › API access requests › Protected customer data access. The first level is enough: no ' +
        'name, address, phone or e-mail is read. https://shopify.dev/docs/apps/launch/protected-customer-data explains it. Then run the ' +
        'command again.',
    );
  if (denied)
    return new StoreProblem(
      `The app may not do this: ${denied.message}`,
      'Grant it this scope (Dev Dashboard › the app › Versions), install the new version in the store, and run the command again.',
    );
  const failed = findError('INTERNAL_SERVER_ERROR');
  if (failed) return createOutageProblem(domain, failed.message);
  if (findError('SHOP_INACTIVE')) return createStatusProblem(domain, 423, null);
  return createRefusal(errors.map(({message}) => message).join('; ') || 'it answered nothing.');
}

/** Every payload of a mutation has them. */
export interface UserErrors {
  userErrors: {field?: string[] | null; message: string; code?: string | null}[];
}

/** Explains why the store refused a change. Set-up creates only what was missing, so "already exists" means that the store changed. */
export function createUserErrorProblem(subject: string, errors: UserErrors['userErrors']): StoreProblem {
  if (errors.some(({code, message}) => /TAKEN|ALREADY_EXISTS/.test(code ?? '') || /already/.test(message)))
    return new StoreProblem(
      `${subject} has appeared in the store since the plan was made.`,
      `Another set-up is running, or somebody is at work in the admin. Wait until that has ended. ${retryAdvice}`,
    );
  const reasons = errors.map(({field, message}) => (field?.length ? `${field.join('.')}: ${message}` : message));
  return createRefusal(`${subject}: ${reasons.join('; ')}`);
}
