import type {AdminEnv} from '../environment';
import {storeAddress} from './address';
import {
  graphqlProblem,
  refused,
  StoreProblem,
  unanswered,
  userErrorProblem,
  wrongToken,
  type UserErrors,
} from './problem';
import {createWait, graphqlApi, request, type Api, type Patience, type Wait} from './request';

/** The version of the Admin API that the operations are written for. */
const version = '2026-10';

/** The Admin API of a store. Every failure is a `StoreProblem` that says what to do. */
export interface Admin extends Api {
  /** A mutation by its only field. `what` names the change in the error, such as `the entry jobs/tischler`. */
  mutate<Payload>(operation: string, variables: object, what: string): Promise<Payload>;
  /** For what the store does in its own time. */
  wait(): Wait;
}

/** What of `.env` gives access to the Admin API, and where it comes from. */
const ofApp = "the app's page in the Dev Dashboard has it. The app has to be installed in this store";

/**
 * What is only half there, or not at all; `undefined` when `.env` gives access. A token goes before a client.
 */
export function accessProblem({ADMIN_API_TOKEN, ADMIN_CLIENT_ID, ADMIN_CLIENT_SECRET}: AdminEnv) {
  if (ADMIN_API_TOKEN || (ADMIN_CLIENT_ID && ADMIN_CLIENT_SECRET)) return undefined;
  const [there, missing] = ADMIN_CLIENT_ID
    ? ['ADMIN_CLIENT_ID', 'ADMIN_CLIENT_SECRET']
    : ['ADMIN_CLIENT_SECRET', 'ADMIN_CLIENT_ID'];
  if (ADMIN_CLIENT_ID ?? ADMIN_CLIENT_SECRET)
    return new StoreProblem(`${missing} is missing: ${there} alone opens nothing.`, `Set it in .env: ${ofApp}.`);
  return new StoreProblem(
    'There is no access to the Admin API.',
    'Set ADMIN_API_TOKEN, or ADMIN_CLIENT_ID and ADMIN_CLIENT_SECRET, in .env. README.md, "Connect a store", says where they come from.',
  );
}

/** A token for the client of an app (client credentials grant), which holds for a day. */
async function clientToken(domain: string, env: AdminEnv, patience: Patience): Promise<string> {
  const origin = storeAddress(domain);
  const names = 'ADMIN_CLIENT_ID and ADMIN_CLIENT_SECRET';
  const refusal = (status: number, text: string) => {
    if (status !== 400 && status !== 401) return undefined;
    const reason = /"error_description":\s*"([^"]+)"/.exec(text)?.[1] ?? String(status);
    return new StoreProblem(
      `The store ${new URL(origin).host} gives no token for ${names} (${reason}).`,
      'Check both in the Dev Dashboard, and that the app is installed in this store, which has to belong to the same organisation.',
      true,
    );
  };
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: env.ADMIN_CLIENT_ID ?? '',
    client_secret: env.ADMIN_CLIENT_SECRET ?? '',
  });
  const answer = await request({url: `${origin}/admin/oauth/access_token`, body, refusal}, patience);
  return (answer as {access_token?: string}).access_token ?? '';
}

/** The Admin API by the access of `.env`. @throws StoreProblem when there is none, or the store gives none */
export async function connectAdmin(domain: string, env: AdminEnv, patience: Patience = {}): Promise<Admin> {
  const problem = accessProblem(env);
  if (problem) throw problem;
  if (env.ADMIN_API_TOKEN) return adminBy(domain, 'ADMIN_API_TOKEN', env.ADMIN_API_TOKEN, patience);
  const names = 'the token for ADMIN_CLIENT_ID and ADMIN_CLIENT_SECRET';
  return adminBy(domain, names, await clientToken(domain, env, patience), patience);
}

/** The Admin API by a token, which a setting of this name holds. */
export function adminBy(domain: string, setting: string, token: string, patience: Patience = {}): Admin {
  const origin = storeAddress(domain);
  const address = {
    url: `${origin}/admin/api/${version}/graphql.json`,
    headers: {'X-Shopify-Access-Token': token},
    refusal: (status: number) => (status === 401 ? wrongToken(new URL(origin).host, setting, ofApp) : undefined),
  };
  const api = graphqlApi(address, graphqlProblem, patience);
  return {
    ...api,
    async mutate<Payload>(operation: string, variables: object, what: string) {
      const answer = await api
        .query<Record<string, Payload & UserErrors>>(operation, variables)
        .catch((error: unknown) => {
          throw error instanceof StoreProblem ? unanswered(error) : error;
        });
      const [payload] = Object.values(answer);
      if (!payload) throw refused(`${what}: the store answered nothing.`);
      if (payload.userErrors.length > 0) throw userErrorProblem(what, payload.userErrors);
      return payload;
    },
    wait: () => createWait(patience),
  };
}
