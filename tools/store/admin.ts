import type {AdminEnv} from '../environment';
import {parseStoreAddress} from './address';
import {
  createGraphqlProblem,
  createRefusal,
  StoreProblem,
  withRetryAdvice,
  createUserErrorProblem,
  createTokenProblem,
  type UserErrors,
} from './problem';
import {createGraphqlApi, createWait, sendRequest, type Api, type Wait, type WaitOptions} from './request';

/** The version of the Admin API that the operations are written for. */
const version = '2026-10';

const clientSettings = 'ADMIN_CLIENT_ID and ADMIN_CLIENT_SECRET';

/** The Admin API of a store. Every failure is a `StoreProblem` that says what to do. */
export interface Admin extends Api {
  /**
   * Runs a mutation and returns the payload of its only field. `subject` names what is changed in the error, such as
   * `the entry jobs/tischler`.
   */
  mutate<Payload>(operation: string, variables: object, subject: string): Promise<Payload>;
  /** Starts a wait for something that the store does in the background. */
  wait(): Wait;
}

/** Says where the credentials of the Admin API are found. */
const credentialsSource = "the app's page in the Dev Dashboard has it. The app has to be installed in this store";

/**
 * Says which credential is missing; returns `undefined` when `.env` gives access. A token is preferred to a client id and secret.
 */
export function findAccessProblem({ADMIN_API_TOKEN, ADMIN_CLIENT_ID, ADMIN_CLIENT_SECRET}: AdminEnv) {
  if (ADMIN_API_TOKEN || (ADMIN_CLIENT_ID && ADMIN_CLIENT_SECRET)) return undefined;
  const [present, missing] = ADMIN_CLIENT_ID
    ? ['ADMIN_CLIENT_ID', 'ADMIN_CLIENT_SECRET']
    : ['ADMIN_CLIENT_SECRET', 'ADMIN_CLIENT_ID'];
  if (ADMIN_CLIENT_ID ?? ADMIN_CLIENT_SECRET)
    return new StoreProblem(
      `${missing} is missing: ${present} alone opens nothing.`,
      `Set it in .env: ${credentialsSource}.`,
    );
  return new StoreProblem(
    'There is no access to the Admin API.',
    'Set ADMIN_API_TOKEN, or ADMIN_CLIENT_ID and ADMIN_CLIENT_SECRET, in .env. docs/connect.md says where they come from.',
  );
}

/** Requests a token with an app's client id and secret (client credentials grant). The token is valid for a day. */
async function requestClientToken(domain: string, env: AdminEnv, waitOptions: WaitOptions): Promise<string> {
  const origin = parseStoreAddress(domain);
  const findRefusal = (status: number, text: string) => {
    if (status !== 400 && status !== 401) return undefined;
    const reason = /"error_description":\s*"([^"]+)"/.exec(text)?.[1] ?? String(status);
    return new StoreProblem(
      `The store ${new URL(origin).host} gives no token for ${clientSettings} (${reason}).`,
      'Check both in the Dev Dashboard, and that the app is installed in this store, which has to belong to the same organisation.',
      true,
    );
  };
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: env.ADMIN_CLIENT_ID ?? '',
    client_secret: env.ADMIN_CLIENT_SECRET ?? '',
  });
  const answer = await sendRequest({url: `${origin}/admin/oauth/access_token`, body, findRefusal}, waitOptions);
  return (answer as {access_token?: string}).access_token ?? '';
}

/** Connects to the Admin API with the credentials of `.env`. @throws StoreProblem when they are missing or refused */
export async function connectAdmin(domain: string, env: AdminEnv, waitOptions: WaitOptions = {}): Promise<Admin> {
  const problem = findAccessProblem(env);
  if (problem) throw problem;
  if (env.ADMIN_API_TOKEN) return createAdmin(domain, 'ADMIN_API_TOKEN', env.ADMIN_API_TOKEN, waitOptions);
  const token = await requestClientToken(domain, env, waitOptions);
  return createAdmin(domain, `the token for ${clientSettings}`, token, waitOptions);
}

/** Creates a client of the Admin API. `setting` names where the token comes from, for the error when it is refused. */
export function createAdmin(domain: string, setting: string, token: string, waitOptions: WaitOptions = {}): Admin {
  const origin = parseStoreAddress(domain);
  const {host} = new URL(origin);
  const endpoint = {
    url: `${origin}/admin/api/${version}/graphql.json`,
    headers: {'X-Shopify-Access-Token': token},
    findRefusal: (status: number) =>
      status === 401 ? createTokenProblem(host, setting, credentialsSource) : undefined,
  };
  const api = createGraphqlApi(endpoint, createGraphqlProblem, waitOptions);
  return {
    ...api,
    async mutate<Payload>(operation: string, variables: object, subject: string) {
      const answer = await api
        .query<Record<string, Payload & UserErrors>>(operation, variables)
        .catch((error: unknown) => {
          throw error instanceof StoreProblem ? withRetryAdvice(error) : error;
        });
      const [payload] = Object.values(answer);
      if (!payload) throw createRefusal(`${subject}: the store answered nothing.`);
      if (payload.userErrors.length > 0) throw createUserErrorProblem(subject, payload.userErrors);
      return payload;
    },
    wait: () => createWait(waitOptions),
  };
}
