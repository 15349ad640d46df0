/** Why a store can't be used, or has refused a change, and what to do about it. */
export class StoreProblem extends Error {
  override name = 'StoreProblem';

  constructor(
    readonly problem: string,
    readonly fix: string,
    /** The store is there, and it is the token that it doesn't accept. */
    readonly isToken = false,
  ) {
    super(`${problem}\n${fix}`);
  }
}

/** The end of what to do when a change was refused, or wasn't answered. */
const again = 'What was done until then stays. Run the command again: it goes on where it stopped.';

const whereDomain = 'The admin shows it in Settings › Domains.';

/** An answer that says something of the store, whatever it was asked. */
export function statusProblem(domain: string, status: number, location: string | null): StoreProblem {
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
        `Set PUBLIC_STORE_DOMAIN in .env to the myshopify.com domain of the store. ${whereDomain}`,
      );
    case 423:
      return new StoreProblem(
        `The store ${domain} is locked (423).`,
        'Shopify locks a store that was asked too much, or for safety. Its owner asks help.shopify.com. If it is the wrong store, set ' +
          'PUBLIC_STORE_DOMAIN in .env.',
      );
    default:
      return new StoreProblem(
        `${domain} gives an answer that no store gives (${status}).`,
        `Set PUBLIC_STORE_DOMAIN in .env to the myshopify.com domain of the store. ${whereDomain}`,
      );
  }
}

/** It answers, and has failed. */
export const failing = (domain: string, what: string) =>
  new StoreProblem(
    `Shopify fails to answer for ${domain} (${what}).`,
    'It is nothing in .env: see www.shopifystatus.com, and run the command again later.',
  );

export const busy = (domain: string, seconds: number) =>
  new StoreProblem(
    `The store ${domain} has been busy for ${seconds} seconds: it takes no more requests.`,
    'Other apps may be asking it much. Stop them, or run the command again later.',
  );

/** The request didn't reach the store, or its answer didn't come back. */
export function noConnection(domain: string, error: unknown, seconds = 0): StoreProblem {
  const {name, cause} = error as Error & {cause?: {code?: string; message?: string}};
  const fix = `Check the network and PUBLIC_STORE_DOMAIN in .env: does https://${domain} open in a browser?`;
  if (name === 'TimeoutError') return new StoreProblem(`${domain} gave no answer within ${seconds} seconds.`, fix);
  const code = cause?.code ?? cause?.message ?? 'no reason given';
  if (/^(ECONNRESET|UND_ERR_SOCKET|EPIPE)$/.test(code))
    return new StoreProblem(`The connection to ${domain} broke off.`, fix);
  return new StoreProblem(`There is no connection to ${domain} (${code}).`, fix);
}

export const wrongToken = (domain: string, token: string, whereFrom: string) =>
  new StoreProblem(`The store ${domain} doesn't accept ${token}.`, `Copy it again into .env: ${whereFrom}.`, true);

/** What wasn't answered may have been carried out. */
export const unanswered = ({problem, fix}: StoreProblem) => new StoreProblem(problem, `${fix} ${again}`);

export const refused = (reason: string) => new StoreProblem(`The store refuses: ${reason}`, again);

/** An error of the operation itself. */
export interface GraphqlError {
  message: string;
  extensions?: {code?: string};
}

export function graphqlProblem(domain: string, errors: readonly GraphqlError[]): StoreProblem {
  const of = (code: string) => errors.find(({extensions}) => extensions?.code === code);
  const denied = of('ACCESS_DENIED');
  if (denied)
    return new StoreProblem(
      `The app may not do this: ${denied.message}`,
      'Grant it this scope (Dev Dashboard › the app › Versions), install the new version in the store, and run the command again.',
    );
  const failed = of('INTERNAL_SERVER_ERROR');
  if (failed) return failing(domain, failed.message);
  if (of('SHOP_INACTIVE')) return statusProblem(domain, 423, null);
  return refused(errors.map(({message}) => message).join('; ') || 'it answered nothing.');
}

/** What every mutation answers beside its result. */
export interface UserErrors {
  userErrors: {field?: string[] | null; message: string; code?: string | null}[];
}

/** A refused change. What is there already has appeared since the plan was made. */
export function userErrorProblem(what: string, errors: UserErrors['userErrors']): StoreProblem {
  if (errors.some(({code, message}) => /TAKEN|ALREADY_EXISTS/.test(code ?? '') || /already/.test(message)))
    return new StoreProblem(
      `${what} has appeared in the store since the plan was made.`,
      `Another set-up is running, or somebody is at work in the admin. Wait until that has ended. ${again}`,
    );
  const reasons = errors.map(({field, message}) => (field?.length ? `${field.join('.')}: ${message}` : message));
  return refused(`${what}: ${reasons.join('; ')}`);
}
