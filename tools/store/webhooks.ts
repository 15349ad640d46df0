import {webhookPath} from '~/platform/store/storeWebhook';
import type {AdminEnv, WorkerEnv} from '../environment';
import {planKind, section, type Problem, type Section, type Setup} from './plan';

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

/** What of the store is on pages of the site, and can be subscribed to. */
const topics = ['PRODUCTS', 'COLLECTIONS'].flatMap((name) => [`${name}_CREATE`, `${name}_UPDATE`, `${name}_DELETE`]);
const entryTopics = ['METAOBJECTS_CREATE', 'METAOBJECTS_UPDATE', 'METAOBJECTS_DELETE'];

/** Where the store calls when something has changed, or why it can't. */
export type Webhook = {uri: string} | Problem;

/**
 * The site's own address for calls of the store, when the settings have one and its secret. Shopify signs the calls of
 * an app's subscriptions with the client secret of the app, so the site has to have the same one.
 */
export function webhookOf({PUBLIC_SITE_URL, STORE_WEBHOOK_SECRET}: WorkerEnv, admin: AdminEnv): Webhook | undefined {
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

const keyOf = ({topic, uri, filter}: Subscription) => `${topic} ${uri} ${filter ?? ''}`;

/** Subscriptions that the site lacks. Those at other addresses are somebody's. */
export async function planWebhooks({admin, content}: Setup, webhook: Webhook | undefined): Promise<Section> {
  const title = 'Subscribe the site to changes of the store';
  if (!webhook) return section(title);
  if ('problem' in webhook) return {...section(title), problems: [webhook]};
  const {uri} = webhook;
  const known = new Map((await admin.all<Subscription>(SUBSCRIPTIONS_QUERY)).map((found) => [keyOf(found), found]));
  // Of entries Shopify tells those of a type that the filter names.
  const filters = content.definitions.metaobjects.map(({type}) => `type:${type}`);
  const nameOf = ({topic, filter}: Subscription) => (filter ? `${topic} ${filter}` : topic);
  return planKind({
    title,
    ours: [
      ...topics.map((topic) => ({topic, uri, filter: null})),
      ...entryTopics.flatMap((topic) => filters.map((filter) => ({topic, uri, filter}))),
    ],
    nameOf,
    find: (ours) => known.get(keyOf(ours)),
    isSame: () => true,
    make({topic, filter, ...ours}: Subscription) {
      const webhookSubscription = {...ours, format: 'JSON', ...(filter && {filter})};
      return admin.mutate(SUBSCRIBE, {topic, webhookSubscription}, nameOf({topic, filter, ...ours}));
    },
  });
}
