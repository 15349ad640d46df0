import type {Article, Blog, Page} from '../../catalogue/entities';
import {matches} from '../../search/match';
import {parseQuery} from '../../search/syntax';
import {connection, emptyConnection, type ConnectionArgs} from '../connection';
import type {Context, Resolvers} from '../context';
import {sortWritings} from '../sorting';
import {plainText} from '../text';
import {toUpdatedAt} from '../times';

/** Pages, and blogs with their articles. */
type Writing = Page | Blog | Article;

interface ListArgs extends ConnectionArgs {
  query?: string | null;
  sortKey: string;
}

interface KeyArgs {
  id?: string | null;
  handle?: string | null;
}

/** The length of a page's summary at Shopify. */
const SUMMARY_LENGTH = 150;

/** The text that a search looks through: for articles including tags and author. */
export function writingText(writing: Writing, {language}: Context): string {
  const title = writing.record.title[language];
  if (writing.__typename === 'Page') return `${title} ${plainText(writing.record.body[language])}`;
  if (writing.__typename === 'Blog') return title;
  const {author, tags, contentHtml} = writing.record;
  return [title, author, ...tags, plainText(contentHtml[language])].join(' ');
}

const asArticle = (writing: Writing) => (writing.__typename === 'Article' ? writing : undefined);

function writingConnection<Kind extends Writing>(
  writings: readonly Kind[],
  {query, sortKey, ...args}: ListArgs,
  context: Context,
) {
  const {language} = context;
  const parsedQuery = parseQuery(query ?? '');
  const matchingWritings = writings.filter((writing) => {
    const {handle, title} = writing.record;
    const article = asArticle(writing);
    return matches(parsedQuery, {
      fields: {handle: [handle], tag: article?.record.tags ?? []},
      words: {
        title: title[language],
        author: article?.record.author ?? '',
        blog_title: article?.blog.record.title[language] ?? '',
      },
      numbers: {},
      text: writingText(writing, context),
    });
  });
  return connection(sortWritings(matchingWritings, sortKey, language), args, ({id}) => id);
}

const findByKey = <Kind extends Writing>(writings: readonly Kind[], {id, handle}: KeyArgs): Kind | null =>
  writings.find((writing) => (id ? writing.id === id : writing.record.handle === handle)) ?? null;

export const writingQueries: Resolvers<undefined> = {
  page: (_, key: KeyArgs, {store}) => findByKey(store.catalogue.pages, key),
  pageByHandle: (_, key: KeyArgs, {store}) => findByKey(store.catalogue.pages, key),
  pages: (_, args: ListArgs, context) => writingConnection(context.store.catalogue.pages, args, context),
  blog: (_, key: KeyArgs, {store}) => findByKey(store.catalogue.blogs, key),
  blogByHandle: (_, key: KeyArgs, {store}) => findByKey(store.catalogue.blogs, key),
  blogs: (_, args: ListArgs, context) => writingConnection(context.store.catalogue.blogs, args, context),
  article: (_, key: KeyArgs, {store}) => findByKey(store.catalogue.articles, key),
  articles: (_, args: ListArgs, context) => writingConnection(context.store.catalogue.articles, args, context),
};

const commonFields: Resolvers<Writing> = {
  handle: ({record}) => record.handle,
  title: ({record}, _, {language}) => record.title[language],
  seo: () => ({title: null, description: null}),
  onlineStoreUrl: () => null,
  metafield: () => null,
  metafields: (_, {identifiers}: {identifiers: unknown[]}) => identifiers.map(() => null),
};

export const page: Resolvers<Page> = {
  ...commonFields,
  trackingParameters: () => null,
  body: ({record}, _, {language}) => record.body[language],
  bodySummary: ({record}, _, {language}) => plainText(record.body[language], SUMMARY_LENGTH),
  createdAt: ({position}) => toUpdatedAt(position),
  updatedAt: ({position}) => toUpdatedAt(position),
};

/** Authors have a name only. */
function toAuthor({record: {author}}: Article) {
  const [firstName = '', ...rest] = author.split(' ');
  return {name: author, firstName, lastName: rest.join(' '), email: '', bio: null};
}

export const blog: Resolvers<Blog> = {
  ...commonFields,
  authors: ({articles}) => [...new Map(articles.map((one) => [one.record.author, toAuthor(one)])).values()],
  articleByHandle: ({articles}, key: KeyArgs) => findByKey(articles, key),
  articles: ({articles}, args: ListArgs, context) => writingConnection(articles, args, context),
};

export const article: Resolvers<Article> = {
  ...commonFields,
  trackingParameters: () => null,
  author: toAuthor,
  authorV2: toAuthor,
  comments: () => emptyConnection(),
  content: ({record}, {truncateAt}: {truncateAt?: number | null}, {language}) =>
    plainText(record.contentHtml[language], truncateAt),
  contentHtml: ({record}, _, {language}) => record.contentHtml[language],
  excerpt: ({record: {excerptHtml}}, {truncateAt}: {truncateAt?: number | null}, {language}) =>
    excerptHtml ? plainText(excerptHtml[language], truncateAt) : null,
  excerptHtml: ({record: {excerptHtml}}, _, {language}) => excerptHtml?.[language] ?? null,
  image: ({record}, _, {store}) => store.catalogue.pictureByName.get(record.image ?? '') ?? null,
  publishedAt: ({record}) => record.publishedAt,
  tags: ({record}) => record.tags,
};
