import {webhookPath} from '~/platform/store/storeWebhook';
import type {AdminEnv, WorkerEnv} from '../environment';
import {planKind, createSection, type Problem, type Section, type Setup} from './plan';

const SUBSCRIPTIONS_QUERY = `query SetUpWebhooks($after: String) {
  webhookSubscriptions(first: 100, after: $after) {
    nodes { topic uri filter }
    pageInfo { hasNextPage endCursor }
  }
}`;

const SUBSCRIBE = `mutation SetUpSubscribe($topic: WebhookSubscriptionTopic!, $webhookSubscription: WebhookSubscriptionInput!) {
  webhookSubscriptionCreate(topic: $topic, webhookSubscription: $webhookSubscription) { userErrors { field message } }
}`;

interface Subscription {
  topic: string;
  uri: string;
  filter: string | null;
}

/** Changes of these objects change pages of the site. */
const topics = ['PRODUCTS', 'COLLECTIONS'].flatMap((name) => [`${name}_CREATE`, `${name}_UPDATE`, `${name}_DELETE`]);
const entryTopics = ['METAOBJECTS_CREATE', 'METAOBJECTS_UPDATE', 'METAOBJECTS_DELETE'];

/** The address that the store calls when something has changed, or the reason why it can't. */
export type Webhook = {uri: string} | Problem;

/**
 * Reads the site's webhook address from the settings; returns `undefined` when they lack the site's address or the secret. Shopify
 * signs the calls of an app's subscriptions with the app's client secret, so the site needs the same secret.
 */
export function readWebhook({PUBLIC_SITE_URL, STORE_WEBHOOK_SECRET}: WorkerEnv, admin: AdminEnv): Webhook | undefined {
  const [site, secret] = [PUBLIC_SITE_URL?.trim(), STORE_WEBHOOK_SECRET?.trim()];
  if (!site || !secret) return undefined;
  if (!URL.canParse(site) || new URL(site).protocol !== 'https:') {
    return {
      problem: `The store calls https addresses alone, and PUBLIC_SITE_URL is ${site}.`,
      fix: "Set it to the site's address.",
    };
  }
  if (admin.ADMIN_CLIENT_SECRET && admin.ADMIN_CLIENT_SECRET !== secret) {
    return {
      problem:
        "Shopify signs what it tells this app's subscriptions with the app's client secret, and STORE_WEBHOOK_SECRET is another one.",
      fix: 'Set it to the value of ADMIN_CLIENT_SECRET, in .env and in the variables of the worker, or leave it out in .env.',
    };
  }
  return {uri: new URL(webhookPath, site).href};
}

const toKey = ({topic, uri, filter}: Subscription) => `${topic} ${uri} ${filter ?? ''}`;

/** Plans the missing subscriptions of the site. Subscriptions of other addresses belong to other apps. */
export async function planWebhooks({admin, content}: Setup, webhook: Webhook | undefined): Promise<Section> {
  const title = 'Subscribe the site to changes of the store';
  if (!webhook) return createSection(title);
  if ('problem' in webhook) return {...createSection(title), problems: [webhook]};
  const {uri} = webhook;
  const stored = await admin.queryAll<Subscription>(SUBSCRIPTIONS_QUERY);
  const storedByKey = new Map(stored.map((subscription) => [toKey(subscription), subscription]));
  // Shopify requires a filter by type in a subscription to metaobjects.
  const filters = content.definitions.metaobjects.map(({type}) => `type:${type}`);
  const getName = ({topic, filter}: Subscription) => (filter ? `${topic} ${filter}` : topic);
  return planKind({
    title,
    expected: [
      ...topics.map((topic) => ({topic, uri, filter: null})),
      ...entryTopics.flatMap((topic) => filters.map((filter) => ({topic, uri, filter}))),
    ],
    getName,
    find: (expected) => storedByKey.get(toKey(expected)),
    isSame: () => true,
    make(subscription: Subscription) {
      const {topic, filter} = subscription;
      const webhookSubscription = {uri, format: 'JSON', ...(filter && {filter})};
      return admin.mutate(SUBSCRIBE, {topic, webhookSubscription}, getName(subscription));
    },
  });
}
