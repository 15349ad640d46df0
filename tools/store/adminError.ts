/** What every mutation answers beside its result. */
export interface UserErrors {
  userErrors: {field?: string[] | null; message: string; code?: string | null}[];
}

interface GraphqlError {
  message: string;
  extensions?: {code?: string; requiredAccess?: string};
}

const again = 'What was done until then stays. Run the command again: it goes on where it stopped.';

/** The Admin API can't be used, or has refused a change: what is wrong, and what to do. */
export class AdminError extends Error {
  override name = 'AdminError';

  constructor(
    readonly problem: string,
    readonly fix: string,
    /** Of refusals that some callers have other words for. */
    readonly reason?: 'wrong token' | 'denied',
  ) {
    super(`${problem}\n${fix}`);
  }

  static noAccess(): AdminError {
    return new AdminError(
      'There is no access to the Admin API.',
      'Set ADMIN_API_TOKEN, or ADMIN_CLIENT_ID and ADMIN_CLIENT_SECRET, in .env. README.md, "Connect a store", says where they come from.',
    );
  }

  static wrongToken(domain: string): AdminError {
    return new AdminError(
      `${domain} doesn't accept the access token of the Admin API.`,
      'Check that ADMIN_API_TOKEN (or ADMIN_CLIENT_ID and ADMIN_CLIENT_SECRET) in .env belongs to an app that is installed in ' +
        'this store, and that PUBLIC_STORE_DOMAIN is its myshopify.com domain.',
      'wrong token',
    );
  }

  static wrongClient(domain: string, reason: string): AdminError {
    return new AdminError(
      `${domain} gives no token for ADMIN_CLIENT_ID and ADMIN_CLIENT_SECRET (${reason}).`,
      'Check both in the Dev Dashboard, and that the app is installed in this store, which has to belong to the same organisation.',
    );
  }

  static noStore(domain: string): AdminError {
    return new AdminError(
      `There is no store at ${domain}.`,
      'PUBLIC_STORE_DOMAIN in .env has to be the myshopify.com domain of the store.',
    );
  }

  static noAnswer(domain: string, isChange: boolean): AdminError {
    return new AdminError(
      `${domain} doesn't answer.`,
      `Check the network. ${isChange ? again : 'Then run the command again.'}`,
    );
  }

  static refused(reason: string): AdminError {
    return new AdminError(`The store refuses: ${reason}`, again);
  }

  static userErrors(what: string, errors: UserErrors['userErrors']): AdminError {
    const reasons = errors.map(({field, message}) => (field?.length ? `${field.join('.')}: ${message}` : message));
    return AdminError.refused(`${what}: ${reasons.join('; ')}`);
  }

  static of(errors: readonly GraphqlError[]): AdminError {
    const denied = errors.find(({extensions}) => extensions?.code === 'ACCESS_DENIED');
    if (!denied) return AdminError.refused(errors.map(({message}) => message).join('; '));
    return new AdminError(
      `The app may not do this: ${denied.message}`,
      'Grant it this scope (Dev Dashboard › the app › Versions), install the new version in the store, and run the command again.',
      'denied',
    );
  }
}
