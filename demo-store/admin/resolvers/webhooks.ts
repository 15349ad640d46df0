import {GraphQLError} from 'graphql';
import {connection, type ConnectionArgs} from '../../graphql/connection';
import type {Context, Resolvers} from '../../graphql/context';
import {gid} from '../../store/ids';
import {isGranted} from '../access';
import type {WebhookSubscription} from '../state';

interface SubscribeArgs {
  topic: string;
  webhookSubscription: {uri?: string | null; format?: string | null; filter?: string | null};
}

/** The scope that a topic needs, by the topic's prefix. */
const SCOPES: [begin: string, scope: string][] = [
  ['PRODUCTS_', 'read_products'],
  ['COLLECTIONS_', 'read_products'],
  ['METAOBJECTS_', 'read_metaobjects'],
];

/** Shopify calls public addresses only, by https. */
function findAddressProblem(uri: string): string | undefined {
  if (uri.trim() === '') return "Address can't be blank";
  if (!URL.canParse(uri)) return 'Address is invalid';
  const {protocol, hostname} = new URL(uri);
  if (protocol !== 'https:') return `Address protocol ${protocol}// is not supported`;
  if (/^(localhost|127\.|\[::1\])|(^|\.)(myshopify|shopify)\.com$/.test(hostname))
    return 'Address cannot be a Shopify or an internal domain';
  return undefined;
}

/** A filter has to name a field. For metaobjects that field is the type. */
function isValidFilter(topic: string, filter: string | undefined): boolean {
  if (topic.startsWith('METAOBJECTS_')) return /\btype:[\w-]+/.test(filter ?? '');
  return filter === undefined || /\w:\S/.test(filter);
}

function subscribe({topic, webhookSubscription: input}: SubscribeArgs, {store, app, scopes}: Context) {
  const refuse = (field: string[], message: string) => ({webhookSubscription: null, userErrors: [{field, message}]});
  const scope = SCOPES.find(([begin]) => topic.startsWith(begin))?.[1];
  if (!scope) {
    throw new GraphQLError(`The demo store's Admin API has no subscriptions of ${topic}.`, {
      extensions: {code: 'NOT_IMPLEMENTED'},
    });
  }
  if (!isGranted(scope, scopes)) {
    return refuse(['topic'], 'You cannot create a webhook subscription with the specified topic');
  }
  const {uri, format, filter} = input;
  const problem = findAddressProblem(uri ?? '');
  if (problem) return refuse(['webhookSubscription', 'callbackUrl'], problem);
  if (!isValidFilter(topic, filter ?? undefined)) {
    const message = 'The specified filter is invalid, please ensure you specify the field(s) you wish to filter on.';
    return refuse(['webhookSubscription'], message);
  }
  const details = {app, topic, uri: uri ?? '', format: format ?? 'JSON', filter: filter ?? null};
  const id = gid('WebhookSubscription', JSON.stringify(details));
  const {webhooks} = store.admin;
  if (webhooks.some((webhook) => webhook.id === id)) {
    return refuse(['webhookSubscription', 'callbackUrl'], 'Address for this topic has already been taken');
  }
  const subscription: WebhookSubscription = {id, ...details};
  webhooks.push(subscription);
  return {webhookSubscription: subscription, userErrors: []};
}

export const webhookQueries: Resolvers<never> = {
  webhookSubscriptions: (
    _,
    {topics, uri, ...args}: ConnectionArgs & {topics?: string[]; uri?: string},
    {store, app},
  ) => {
    const subscriptions = store.admin.webhooks.filter(
      (webhook) => webhook.app === app && (!topics || topics.includes(webhook.topic)) && (!uri || webhook.uri === uri),
    );
    return connection(subscriptions, args, ({id}) => id);
  },
};

function updateSubscription(
  {id, webhookSubscription: input}: {id: string; webhookSubscription: SubscribeArgs['webhookSubscription']},
  {store, app}: Context,
) {
  const refuse = (field: string[], message: string) => ({webhookSubscription: null, userErrors: [{field, message}]});
  const subscription = store.admin.webhooks.find((webhook) => webhook.id === id && webhook.app === app);
  if (!subscription) return refuse(['id'], 'Webhook subscription does not exist');
  const uri = input.uri ?? subscription.uri;
  const filter = input.filter ?? subscription.filter;
  const problem = findAddressProblem(uri);
  if (problem) return refuse(['webhookSubscription', 'callbackUrl'], problem);
  if (!isValidFilter(subscription.topic, filter ?? undefined))
    return refuse(
      ['webhookSubscription'],
      'The specified filter is invalid, please ensure you specify the field(s) you wish to filter on.',
    );
  Object.assign(subscription, {uri, filter, format: input.format ?? subscription.format});
  return {webhookSubscription: subscription, userErrors: []};
}

export const webhookMutations: Resolvers<never> = {
  webhookSubscriptionUpdate: (_, args: Parameters<typeof updateSubscription>[0], context) =>
    updateSubscription(args, context),
  webhookSubscriptionCreate: (_, args: SubscribeArgs, context) => subscribe(args, context),
};
