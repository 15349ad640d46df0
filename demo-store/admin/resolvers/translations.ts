import {createHash} from 'node:crypto';
import {connection, type ConnectionArgs} from '../../graphql/connection';
import type {Context, Resolvers} from '../../graphql/context';
import {userError, type UserError} from '../errors';
import {listLinks, findTexts} from '../texts';

interface TranslationInput {
  locale: string;
  key: string;
  value: string;
  translatableContentDigest: string;
}

interface TranslatableResource {
  resourceId: string;
}

/** How many texts of a resource one mutation translates. */
const MAX_KEYS = 100;

/** JSON has no digest and can't be translated, because it isn't recorded for sure that Shopify can. */
const digestOf = ({type, german}: {type: string; german: string}): string | null =>
  type === 'JSON' ? null : createHash('sha256').update(german).digest('hex');

/** The error of an invalid translation; `undefined` for a valid one. */
function findTranslationError(
  input: TranslationInput,
  path: string,
  resourceId: string,
  {store}: Context,
): UserError | undefined {
  const {locale, key, value, translatableContentDigest} = input;
  const shopLocale = store.admin.locales.find((candidate) => candidate.locale === locale);
  if (!shopLocale || shopLocale.primary) {
    const message = shopLocale
      ? "Locale cannot be the same as the shop's primary locale"
      : 'Locale is not a valid locale for the shop';
    return userError(`${path}.locale`, 'INVALID_LOCALE_FOR_SHOP', message);
  }
  const text = findTexts(store, resourceId)?.find((candidate) => candidate.key === key);
  const digest = text && digestOf(text);
  if (!digest) return userError(`${path}.key`, 'INVALID_KEY_FOR_MODEL', `Key ${key} is not a valid translatable field`);
  if (value.trim() === '') return userError(`${path}.value`, 'FAILS_RESOURCE_VALIDATION', "Value can't be blank");
  if (translatableContentDigest === digest) return undefined;
  const message = 'Translatable content hash is invalid';
  return userError(`${path}.translatableContentDigest`, 'INVALID_TRANSLATABLE_CONTENT', message);
}

interface RegisterArgs {
  resourceId: string;
  translations: TranslationInput[];
}

function register({resourceId, translations}: RegisterArgs, context: Context) {
  const {store} = context;
  if (!findTexts(store, resourceId)) {
    const error = userError('resourceId', 'RESOURCE_NOT_FOUND', `Resource ${resourceId} does not exist`);
    return {translations: null, userErrors: [error]};
  }
  if (translations.length > MAX_KEYS) {
    const message = `Too many keys for resource - maximum ${MAX_KEYS} per mutation`;
    return {translations: null, userErrors: [userError('resourceId', 'TOO_MANY_KEYS_FOR_RESOURCE', message)]};
  }
  const errors = translations.map((input, index) =>
    findTranslationError(input, `translations.${index}`, resourceId, context),
  );
  // Those that are valid are saved, whatever is wrong with others.
  const valid = translations.filter((_, index) => !errors[index]);
  for (const {key, value, translatableContentDigest} of valid) {
    findTexts(store, resourceId)
      ?.find((text) => text.key === key)
      ?.translate(value);
    store.admin.digests.set(`${resourceId} ${key}`, translatableContentDigest);
  }
  store.invalidateCatalogue();
  const saved = valid.map(({key, locale, value}) => ({key, locale, value, outdated: false}));
  return {translations: saved, userErrors: errors.filter((error) => error !== undefined)};
}

function unregister(
  {resourceId, translationKeys, locales}: {resourceId: string; translationKeys: string[]; locales: string[]},
  {store}: Context,
) {
  const texts = findTexts(store, resourceId);
  if (!texts) {
    const error = userError('resourceId', 'RESOURCE_NOT_FOUND', `Resource ${resourceId} does not exist`);
    return {translations: null, userErrors: [error]};
  }
  const removedTexts = locales.includes('en')
    ? texts.filter(({key, english}) => translationKeys.includes(key) && english !== undefined)
    : [];
  for (const {german, translate} of removedTexts) translate(german);
  store.invalidateCatalogue();
  return {
    translations: removedTexts.map(({key, english}) => ({key, locale: 'en', value: english, outdated: false})),
    userErrors: [],
  };
}

const resourceConnection = (ids: readonly string[], args: ConnectionArgs, context: Context) =>
  connection(
    ids.filter((id) => findTexts(context.store, id)).map((resourceId): TranslatableResource => ({resourceId})),
    args,
    ({resourceId}) => resourceId,
  );

export const translationQueries: Resolvers<never> = {
  translatableResource: (_, {resourceId}: {resourceId: string}, {store}): TranslatableResource | null =>
    findTexts(store, resourceId) ? {resourceId} : null,
  translatableResourcesByIds: (_, {resourceIds, ...args}: ConnectionArgs & {resourceIds: string[]}, context) => {
    return resourceConnection(resourceIds, args, context);
  },
};

export const translationMutations: Resolvers<never> = {
  translationsRemove: (_, args: Parameters<typeof unregister>[0], context) => unregister(args, context),
  translationsRegister: (_, args: RegisterArgs, context) => register(args, context),
};

export const translatableResource: Resolvers<TranslatableResource> = {
  translatableContent: ({resourceId}, _, {store}) =>
    findTexts(store, resourceId)?.map((text) => ({
      key: text.key,
      type: text.type,
      value: text.german,
      digest: digestOf(text),
      locale: 'de',
    })),
  translations: ({resourceId}, {locale}: {locale: string}, {store}) =>
    findTexts(store, resourceId)?.flatMap((text) => {
      const {key, english} = text;
      if (english === undefined || locale !== 'en') return [];
      const digest = store.admin.digests.get(`${resourceId} ${key}`);
      return [{key, locale, value: english, outdated: digest !== undefined && digest !== digestOf(text)}];
    }),
  nestedTranslatableResources: ({resourceId}, args: ConnectionArgs & {resourceType?: string | null}, context) => {
    const {catalogue} = context.store;
    const menu = catalogue.menus.find(({id}) => id === resourceId);
    const product = catalogue.products.find(({id}) => id === resourceId);
    const idsByType: Record<string, string[] | undefined> = {
      LINK: menu && listLinks(menu.record).map(({id}) => id),
      METAFIELD: product?.metafields.map(({id}) => id),
      PRODUCT_OPTION: product?.options.map(({id}) => id),
      PRODUCT_OPTION_VALUE: product?.options.flatMap(({values}) => values.map(({id}) => id)),
    };
    const types = args.resourceType ? [args.resourceType] : Object.keys(idsByType);
    return resourceConnection(
      types.flatMap((type) => idsByType[type] ?? []),
      args,
      context,
    );
  },
};
