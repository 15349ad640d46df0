import {createHash} from 'node:crypto';
import {connection, type ConnectionArgs} from '../../graphql/connection';
import type {Context, Resolvers} from '../../graphql/context';
import {menuItemId} from '../../graphql/resolvers/menu';
import {checkInputSize, userError, type UserError} from '../errors';
import {linkId, textsOf} from '../texts';

interface TranslationInput {
  locale: string;
  key: string;
  value: string;
  translatableContentDigest: string;
}

interface TranslatableResource {
  resourceId: string;
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** What stands in the way of a translation; undefined when it may be kept. */
function problemOf(input: TranslationInput, at: string, resourceId: string, {store}: Context): UserError | undefined {
  const {locale, key, value, translatableContentDigest} = input;
  const known = store.admin.locales.find((candidate) => candidate.locale === locale);
  if (!known || known.primary) {
    return userError(`${at}.locale`, 'INVALID_LOCALE_FOR_SHOP', 'Locale is not a valid locale for the shop');
  }
  const text = textsOf(store, resourceId)?.find((candidate) => candidate.key === key);
  if (!text) return userError(`${at}.key`, 'INVALID_KEY_FOR_MODEL', `Key ${key} is not a valid translatable field`);
  if (value.trim() === '') return userError(`${at}.value`, 'BLANK', "Value can't be blank");
  if (translatableContentDigest === digestOf(text.german)) return undefined;
  const message = 'Translatable content hash is invalid';
  return userError(`${at}.translatableContentDigest`, 'INVALID_TRANSLATABLE_CONTENT', message);
}

interface RegisterArgs {
  resourceId: string;
  translations: TranslationInput[];
}

function register({resourceId, translations}: RegisterArgs, context: Context) {
  const {store} = context;
  checkInputSize(translations, 'translations');
  if (!textsOf(store, resourceId)) {
    const error = userError('resourceId', 'RESOURCE_NOT_FOUND', `Resource ${resourceId} does not exist`);
    return {translations: null, userErrors: [error]};
  }
  const userErrors = translations.flatMap(
    (input, index) => problemOf(input, `translations.${index}`, resourceId, context) ?? [],
  );
  if (userErrors.length > 0) return {translations: null, userErrors};
  for (const {key, value, translatableContentDigest} of translations) {
    textsOf(store, resourceId)
      ?.find((text) => text.key === key)
      ?.translate(value);
    store.admin.digests.set(`${resourceId} ${key}`, translatableContentDigest);
  }
  store.contentChanged();
  const kept = translations.map(({key, locale, value}) => ({key, locale, value, outdated: false}));
  return {translations: kept, userErrors: []};
}

const page = (ids: readonly string[], args: ConnectionArgs, context: Context) =>
  connection(
    ids.filter((id) => textsOf(context.store, id)).map((resourceId): TranslatableResource => ({resourceId})),
    args,
    ({resourceId}) => resourceId,
  );

export const translationQueries: Resolvers<never> = {
  translatableResource: (_, {resourceId}: {resourceId: string}, {store}): TranslatableResource | null =>
    textsOf(store, resourceId) ? {resourceId} : null,
  translatableResourcesByIds: (_, {resourceIds, ...args}: ConnectionArgs & {resourceIds: string[]}, context) => {
    checkInputSize(resourceIds, 'resourceIds');
    return page(resourceIds, args, context);
  },
};

export const translationMutations: Resolvers<never> = {
  translationsRegister: (_, args: RegisterArgs, context) => register(args, context),
};

export const translatableResource: Resolvers<TranslatableResource> = {
  translatableContent: ({resourceId}, _, {store}) =>
    textsOf(store, resourceId)?.map(({key, type, german}) => ({
      key,
      type,
      value: german,
      digest: digestOf(german),
      locale: 'de',
    })),
  translations: ({resourceId}, {locale}: {locale: string}, {store}) =>
    textsOf(store, resourceId)?.flatMap(({key, german, english}) => {
      if (english === undefined || locale !== 'en') return [];
      const digest = store.admin.digests.get(`${resourceId} ${key}`);
      return [{key, locale, value: english, outdated: digest !== undefined && digest !== digestOf(german)}];
    }),
  nestedTranslatableResources: ({resourceId}, args: ConnectionArgs & {resourceType?: string | null}, context) => {
    const {catalogue} = context.store;
    const menu = catalogue.menus.find(({id}) => id === resourceId);
    const product = catalogue.products.find(({id}) => id === resourceId);
    const nested: Record<string, string[] | undefined> = {
      LINK: menu?.record.items.map((_, position) => linkId(menuItemId(menu.record, position))),
      METAFIELD: product?.metafields.map(({id}) => id),
      PRODUCT_OPTION: product?.options.map(({id}) => id),
      PRODUCT_OPTION_VALUE: product?.options.flatMap(({values}) => values.map(({id}) => id)),
    };
    const types = args.resourceType ? [args.resourceType] : Object.keys(nested);
    return page(
      types.flatMap((type) => nested[type] ?? []),
      args,
      context,
    );
  },
};
