import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {expect, it, vi} from 'vitest';
import {storeUnavailable} from '~/platform/errors';
import {loader} from '~/routes/project';

const entry = (handle: string, year: string) => ({handle, titel: {value: handle}, jahr: {value: year}});
const pageInfo = {hasNextPage: false};
const projects = {nodes: [entry('old', '2020'), entry('new', '2024'), entry('middle', '2022')], pageInfo};
const none = {nodes: []};

const answers = {
  Project: {page: entry('new', '2024')},
  ProjectList: {projects},
  Chrome: {
    shop: {
      paymentSettings: {acceptedCardBrands: [], supportedDigitalWallets: []},
      primaryDomain: {url: 'https://studio.example'},
    },
    termsInfo: none,
    projects,
    shopPages: {pageInfo},
    services: none,
    products: none,
    workshop: none,
    shopSettings: none,
    contact: none,
    footer: none,
    announcements: none,
  },
};

/** The loader for the project `new`, with a store that does not answer the named queries. */
async function load(...unanswered: string[]) {
  const queries: string[] = [];
  const query = vi.fn((document: string) => {
    const name = /query (\w+)/.exec(document)?.[1] as keyof typeof answers;
    queries.push(name);
    return unanswered.includes(name) ? Promise.reject(storeUnavailable()) : Promise.resolve(answers[name]);
  });
  const config = {PUBLIC_STORE_DOMAIN: 'studio.myshopify.com'};
  const context = {storefront: {query}, language: 'de', config};
  const data = await loader({context, params: {handle: 'new'}} as unknown as LoaderFunctionArgs);
  return {next: data.next?.handle, queries: queries.sort()};
}

it('the page of a project leads to the next one', async () => {
  expect(await load()).toEqual({next: 'middle', queries: ['Chrome', 'Project']});
});

it('the page of a project leads to the next one, even if header and footer could not be loaded', async () => {
  expect(await load('Chrome')).toEqual({next: 'middle', queries: ['Chrome', 'Project', 'ProjectList']});
});

it('the page of a project is shown without the next one when the list of projects cannot be loaded', async () => {
  expect((await load('Chrome', 'ProjectList')).next).toBeUndefined();
});
