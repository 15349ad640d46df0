import {describe, expect, test} from 'vitest';
import {completeContent} from '../content';
import {useStore} from './useStore';

const content = completeContent({
  shop: {name: 'Hobel', languages: ['DE', 'EN']},
  products: [{handle: 'stool', title: {DE: 'Hocker', EN: 'Stool'}}],
  pages: [
    {handle: 'about', title: {DE: 'Über uns', EN: 'About'}, body: {DE: '<p>Eiche</p>', EN: '<p>Oak &amp; ash</p>'}},
  ],
  blogs: [
    {
      handle: 'journal',
      title: 'Journal',
      articles: [
        {
          handle: 'oak',
          title: 'Oak',
          contentHtml: '<p>Slow growth.</p>',
          author: 'Ida Muster',
          publishedAt: '2025-02-01T09:00:00Z',
        },
        {
          handle: 'ash',
          title: 'Ash',
          contentHtml: '<p>Light.</p>',
          tags: ['wood'],
          publishedAt: '2025-01-01T09:00:00Z',
        },
      ],
    },
  ],
  definitions: {
    metaobjects: [{type: 'place', onlineStore: {urlHandle: 'places'}}, {type: 'note'}],
  },
  metaobjects: [
    {type: 'place', handle: 'workshop'},
    {type: 'note', handle: 'first'},
  ],
  menus: [
    {
      handle: 'main-menu',
      items: [
        {
          title: {DE: 'Lesen', EN: 'Read'},
          url: '/blogs/journal',
          items: [
            {title: 'Oak', url: '/blogs/journal/oak'},
            {title: {DE: 'Über uns', EN: 'About'}, url: '/pages/about'},
          ],
        },
      ],
    },
  ],
});

const store = useStore(content);

async function ask(query: string): Promise<object> {
  const {data, errors} = await store.client.query<object>(query);
  expect(errors).toBeUndefined();
  return data;
}

describe('what a merchant has written: pages, blogs and menus', () => {
  test('include a page that is found by its name, in the language asked for', async () => {
    expect(
      await ask(
        'query @inContext(language: EN) { page(handle: "about") { title body bodySummary } none: page(handle: "x") { id } }',
      ),
    ).toEqual({page: {title: 'About', body: '<p>Oak &amp; ash</p>', bodySummary: 'Oak & ash'}, none: null});
  });

  test('include a blog with its articles in order', async () => {
    expect(
      await ask(`{ blog(handle: "journal") {
        title
        articles(first: 5, sortKey: PUBLISHED_AT) { nodes { handle blog { handle } } }
        articleByHandle(handle: "oak") { contentHtml content excerpt author: authorV2 { name lastName } }
      } }`),
    ).toEqual({
      blog: {
        title: 'Journal',
        articles: {nodes: ['ash', 'oak'].map((handle) => ({handle, blog: {handle: 'journal'}}))},
        articleByHandle: {
          contentHtml: '<p>Slow growth.</p>',
          content: 'Slow growth.',
          excerpt: null,
          author: {name: 'Ida Muster', lastName: 'Muster'},
        },
      },
    });
  });

  test('include articles, which the search finds', async () => {
    expect(
      await ask(`{ articles(first: 5, query: "tag:wood") { nodes { handle } }
        search(query: "Eiche", first: 5) { nodes { __typename } totalCount }
        articlesOnly: search(query: "growth", first: 5, types: [ARTICLE]) { nodes { ... on Article { handle } } }
        predictiveSearch(query: "o") { articles { handle } pages { handle } products { handle } } }`),
    ).toEqual({
      articles: {nodes: [{handle: 'ash'}]},
      search: {nodes: [{__typename: 'Page'}], totalCount: 1},
      articlesOnly: {nodes: [{handle: 'oak'}]},
      predictiveSearch: {articles: [{handle: 'oak'}], pages: [], products: []},
    });
  });

  test('include a menu with a second level, which leads to pages', async () => {
    expect(
      await ask(`query @inContext(language: EN) { menu(handle: "main-menu") {
        itemsCount
        items { title type items { title type resource { ... on Article { handle } ... on Page { handle } } } }
      } }`),
    ).toEqual({
      menu: {
        itemsCount: 3,
        items: [
          {
            title: 'Read',
            type: 'BLOG',
            items: [
              {title: 'Oak', type: 'ARTICLE', resource: {handle: 'oak'}},
              {title: 'About', type: 'PAGE', resource: {handle: 'about'}},
            ],
          },
        ],
      },
    });
  });

  test('are in the list of all pages for search engines', async () => {
    const part = (type: string) =>
      `${type}: sitemap(type: ${type}) { pagesCount { count } resources(page: 1) { items { handle
        ... on SitemapResourceMetaobject { type onlineStoreUrlHandle } } } }`;
    const items = (...found: object[]) => ({pagesCount: {count: 1}, resources: {items: found}});
    expect(await ask(`{ ${['PAGE', 'BLOG', 'ARTICLE', 'METAOBJECT'].map(part).join(' ')} }`)).toEqual({
      PAGE: items({handle: 'about'}),
      BLOG: items({handle: 'journal'}),
      ARTICLE: items({handle: 'journal/oak'}, {handle: 'journal/ash'}),
      METAOBJECT: items({handle: 'workshop', type: 'place', onlineStoreUrlHandle: 'places'}),
    });
  });
});
