import {connection, type ConnectionArgs} from '../../graphql/connection';
import type {Context, Resolvers} from '../../graphql/context';
import {primaryOrigin} from '../../graphql/domains';
import type {Collection, Policy, Product, ShopNode} from '../../catalogue/entities';
import {POLICIES, policyUrl} from '../../policies';
import {gid} from '../../store/ids';
import {userError} from '../errors';
import {withGerman} from '../fieldValues';
import {findLiquidProblem} from '../liquid';
import type {Locale} from '../state';

const MAX_POLICY_BYTES = 512 * 1024;

/** The sales channels. The first publishes new products by itself, the tokens of the Storefront API belong to `STOREFRONT`. */
const ONLINE_STORE = {id: gid('Publication', 'online-store'), title: 'Online Store', handle: 'online_store'};
const STOREFRONT = {id: gid('Publication', 'headless'), title: 'Headless', handle: 'headless-storefronts'};
const CHANNELS = [ONLINE_STORE, STOREFRONT];

type Channel = typeof STOREFRONT;

type Publishable = Product | Collection;

const LOCATION = {id: gid('Location', 'workshop'), name: 'Werkstatt', isActive: true};

const localeNames: Record<string, string> = {de: 'German', en: 'English'};

const WEB_PRESENCE = {id: gid('MarketWebPresence', 'DE'), subfolderSuffix: null};

const localeFields = (locale: Locale) => ({
  ...locale,
  name: localeNames[locale.locale] ?? locale.locale,
  marketWebPresences: locale.hasWebPresence ? [WEB_PRESENCE] : [],
});

export const shopQueries: Resolvers<never> = {
  shop: (_, __, {store}) => store.catalogue.shop,
  shopLocales: (_, {published}: {published?: boolean | null}, {store}) =>
    store.admin.locales.filter((locale) => !published || locale.published).map(localeFields),
  currentAppInstallation: (_, __, {app, scopes}) => ({
    id: gid('AppInstallation', app),
    accessScopes: scopes.map((handle) => ({handle, description: handle})),
  }),
  markets: (_, args: ConnectionArgs, {store}) => {
    const {marketCurrency} = store.admin;
    const germany = {
      id: gid('Market', 'DE'),
      name: 'Deutschland',
      handle: 'de',
      status: 'ACTIVE',
      type: 'REGION',
      currencySettings: marketCurrency && {baseCurrency: {currencyCode: marketCurrency}, localCurrencies: false},
    };
    return connection([germany], args, ({id}) => id);
  },
  webPresences: (_, args: ConnectionArgs) => connection([WEB_PRESENCE], args, ({id}) => id),
  locations: (_, args: ConnectionArgs) => connection([LOCATION], args, ({id}) => id),
  publications: (_, args: ConnectionArgs) => connection(CHANNELS, args, ({id}) => id),
};

function isOnChannel(published: Publishable, publicationId: string, {store}: Context): boolean {
  if (publicationId === STOREFRONT.id) return store.inventory.isPublished(published);
  return publicationId === ONLINE_STORE.id && store.admin.onlineStore.has(published.id);
}

export const publishable: Resolvers<Publishable> = {
  resourcePublicationsV2: (self, args: ConnectionArgs, context) => {
    const channels = CHANNELS.filter(({id}) => isOnChannel(self, id, context));
    return connection(
      channels.map((channel) => ({publication: channel, isPublished: true, publishDate: null})),
      args,
      (item) => item.publication.id,
    );
  },
  publishedOnPublication: (self, {publicationId}: {publicationId: string}, context) =>
    isOnChannel(self, publicationId, context),
};

interface PublishArgs {
  id: string;
  input: {publicationId?: string | null}[];
}

function setPublication({id, input}: PublishArgs, {store}: Context, {isPublished}: {isPublished: boolean}) {
  const resource = store.catalogue.entityById.get(id);
  const answer = (...userErrors: object[]) => ({publishable: resource ?? null, shop: store.catalogue.shop, userErrors});
  if (resource?.__typename !== 'Product' && resource?.__typename !== 'Collection')
    return answer({field: ['id'], message: 'Resource does not exist'});
  for (const [index, {publicationId}] of input.entries()) {
    const {onlineStore} = store.admin;
    if (publicationId === STOREFRONT.id) store.inventory.setPublished(resource, isPublished);
    else if (publicationId === ONLINE_STORE.id && isPublished) onlineStore.add(resource.id);
    else if (publicationId === ONLINE_STORE.id) onlineStore.delete(resource.id);
    else
      return answer({
        field: ['input', String(index), 'publicationId'],
        message: 'Publication does not exist or is not publishable',
      });
  }
  return answer();
}

interface LocaleInput {
  published?: boolean | null;
  marketWebPresenceIds?: string[] | null;
}

export const shopMutations: Resolvers<never> = {
  shopLocaleEnable: (_, {locale}: {locale: string}, {store}) => {
    const {locales} = store.admin;
    if (locales.some((candidate) => candidate.locale === locale)) {
      return {shopLocale: null, userErrors: [{field: ['locale'], message: 'Locale has already been taken'}]};
    }
    if (locale !== 'de' && locale !== 'en') {
      return {shopLocale: null, userErrors: [{field: ['locale'], message: 'Locale is invalid'}]};
    }
    const added: Locale = {locale, primary: false, published: false, hasWebPresence: false};
    locales.push(added);
    return {shopLocale: localeFields(added), userErrors: []};
  },
  shopLocaleUpdate: (_, {locale, shopLocale}: {locale: string; shopLocale: LocaleInput}, {store}) => {
    const existing = store.admin.locales.find((candidate) => candidate.locale === locale);
    if (!existing) return {shopLocale: null, userErrors: [{field: ['locale'], message: 'The locale doesn’t exist.'}]};
    existing.published = shopLocale.published ?? existing.published;
    existing.hasWebPresence = shopLocale.marketWebPresenceIds?.includes(WEB_PRESENCE.id) ?? existing.hasWebPresence;
    return {shopLocale: localeFields(existing), userErrors: []};
  },
  shopPolicyUpdate: (_, {shopPolicy: {type, body}}: {shopPolicy: {type: string; body: string}}, {store}) => {
    const policy = POLICIES[type];
    if (!policy || Buffer.byteLength(body) > MAX_POLICY_BYTES) {
      const message = policy ? 'Body is too big (maximum is 512 KB)' : `The demo store has no ${type}.`;
      return {shopPolicy: null, userErrors: [userError('shopPolicy.body', 'TOO_BIG', message)]};
    }
    const liquidProblem = findLiquidProblem(body);
    if (liquidProblem) {
      return {shopPolicy: null, userErrors: [userError('shopPolicy.body', null, `Body ${liquidProblem}`)]};
    }
    if (type === 'PRIVACY_POLICY' && store.admin.automaticPrivacyPolicy) {
      const message = 'The privacy policy is managed automatically.';
      return {shopPolicy: null, userErrors: [userError('shopPolicy.body', null, message)]};
    }
    const {policies} = store.content;
    const existing = policies.find(({handle}) => handle === policy.handle);
    if (existing) existing.body = withGerman(existing.body, body);
    else policies.push({...policy, body: {DE: body, EN: body}});
    store.invalidateCatalogue();
    const saved = store.catalogue.policies.find(({record}) => record.handle === policy.handle);
    return {shopPolicy: saved, userErrors: []};
  },
  shopLocaleDisable: (_, {locale}: {locale: string}, {store}) => {
    const {locales} = store.admin;
    const refuse = (message: string) => ({locale: null, userErrors: [{field: ['locale'], message}]});
    const existing = locales.find((candidate) => candidate.locale === locale);
    if (!existing) return refuse('The locale doesn’t exist.');
    if (existing.primary) return refuse('The primary locale of your store can’t be changed through this endpoint.');
    store.admin.locales = locales.filter((candidate) => candidate !== existing);
    return {locale, userErrors: []};
  },
  publishablePublish: (_, args: PublishArgs, context) => setPublication(args, context, {isPublished: true}),
  publishableUnpublish: (_, args: PublishArgs, context) => setPublication(args, context, {isPublished: false}),
};

export const shop: Resolvers<ShopNode> = {
  name: (_, __, {store}) => store.content.shop.name,
  currencyCode: (_, __, {store}) => store.admin.currencyCode,
  myshopifyDomain: (_, __, {origin}) => new URL(origin).host,
  primaryDomain: (_, __, context) => {
    const {host, origin, protocol} = new URL(primaryOrigin(context));
    return {id: gid('Domain', host), host, sslEnabled: protocol === 'https:', url: origin};
  },
  taxesIncluded: (_, __, {store}) => store.admin.taxesIncluded,
  shopPolicies: (_, __, {store}) => store.catalogue.policies,
};

export const shopPolicy: Resolvers<Policy> = {
  type: ({record}) => Object.keys(POLICIES).find((type) => POLICIES[type]?.handle === record.handle),
  title: ({record}) => record.title.DE,
  body: ({record}) => record.body.DE,
  url: (policy, _, {store}) => {
    const primary = store.admin.locales.find((locale) => locale.primary);
    return policyUrl(store.catalogue.shop, policy, primary?.locale ?? 'de');
  },
};

/** The catalog of a channel names the channel and its app. */
export const publication: Resolvers<Channel> = {
  name: ({title}) => title,
  autoPublish: ({id}) => id === ONLINE_STORE.id,
  supportsFuturePublishing: ({id}) => id === ONLINE_STORE.id,
  catalog: ({id, title, handle}) => ({
    __typename: 'AppCatalog',
    id: id.replace('Publication', 'AppCatalog'),
    title,
    status: 'ACTIVE',
    apps: (args: ConnectionArgs) => connection([{id: gid('App', handle), handle, title}], args, (app) => app.id),
  }),
};
