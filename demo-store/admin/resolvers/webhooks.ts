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

/** The scope that each topic needs, by what it begins with. */
const SCOPES: [begin: string, scope: string][] = [
  ['PRODUCTS_', 'read_products'],
  ['COLLECTIONS_', 'read_products'],
  ['METAOBJECTS_', 'read_metaobjects'],
];

/** Shopify calls no addresses but public ones, by https. */
function problemOfAddress(uri: string): string | undefined {
  if (!URL.canParse(uri)) return 'Address is invalid';
  const {protocol, hostname} = new URL(uri);
  if (protocol !== 'https:') return `Address protocol ${protocol}// is not supported`;
  if (/^(localhost|127\.|\[::1\])/.test(hostname)) return 'Address cannot be a Shopify or an internal domain';
  return undefined;
}

/** Whether a filter names a field of what it filters; of metaobjects it has to name their type. */
function isFilter(topic: string, filter: string | undefined): boolean {
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
  const problem = problemOfAddress(uri ?? '');
  if (problem) return refuse(['webhookSubscription', 'uri'], problem);
  if (!isFilter(topic, filter ?? undefined)) {
    const message = 'The specified filter is invalid, please ensure you specify the field(s) you wish to filter on.';
    return refuse(['webhookSubscription'], message);
  }
  const made = {app, topic, uri: uri ?? '', format: format ?? 'JSON', filter: filter ?? null};
  const id = gid('WebhookSubscription', JSON.stringify(made));
  const {webhooks} = store.admin;
  if (webhooks.some((known) => known.id === id)) {
    return refuse(['webhookSubscription', 'uri'], 'Address for this topic has already been taken');
  }
  const subscription: WebhookSubscription = {id, ...made};
  webhooks.push(subscription);
  return {webhookSubscription: subscription, userErrors: []};
}

export const webhookQueries: Resolvers<never> = {
  webhookSubscriptions: (
    _,
    {topics, uri, ...args}: ConnectionArgs & {topics?: string[]; uri?: string},
    {store, app},
  ) => {
    const found = store.admin.webhooks.filter(
      (known) => known.app === app && (!topics || topics.includes(known.topic)) && (!uri || known.uri === uri),
    );
    return connection(found, args, ({id}) => id);
  },
};

export const webhookMutations: Resolvers<never> = {
  webhookSubscriptionCreate: (_, args: SubscribeArgs, context) => subscribe(args, context),
};
