import {describe, expect, test} from 'vitest';
import {useStore} from './useStore';

interface Page {
  nodes: {handle: string}[];
  edges: {cursor: string}[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
}

describe('a long list of the demo store, page by page,', () => {
  const store = useStore();

  async function page(args: object): Promise<Page> {
    const {data, errors} = await store.client.query<{metaobjects: Page}>(
      `query ($first: Int, $last: Int, $after: String, $before: String, $reverse: Boolean) {
        metaobjects(type: "projekte", first: $first, last: $last, after: $after, before: $before, reverse: $reverse) {
          nodes { handle } edges { cursor } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
        }
      }`,
      args,
    );
    expect(errors).toBeUndefined();
    return data.metaobjects;
  }
  const numbers = ({nodes}: Page) => nodes.map(({handle}) => Number(handle.replace('projekt-', '')));

  test('can be read forwards', async () => {
    const first = await page({first: 2});
    expect(numbers(first)).toEqual([1, 2]);
    expect(first.pageInfo).toMatchObject({hasNextPage: true, hasPreviousPage: false});
    const second = await page({first: 2, after: first.pageInfo.endCursor});
    expect(numbers(second)).toEqual([3, 4]);
    expect(second.pageInfo).toMatchObject({hasNextPage: true, hasPreviousPage: true});
    const third = await page({first: 2, after: second.pageInfo.endCursor});
    expect(numbers(third)).toEqual([5]);
    expect(third.pageInfo).toMatchObject({hasNextPage: false, hasPreviousPage: true});
  });

  test('can be read backwards', async () => {
    const last = await page({last: 2});
    expect(numbers(last)).toEqual([4, 5]);
    expect(last.pageInfo).toMatchObject({hasNextPage: false, hasPreviousPage: true});
    const before = await page({last: 2, before: last.pageInfo.startCursor});
    expect(numbers(before)).toEqual([2, 3]);
    expect(before.pageInfo).toMatchObject({hasNextPage: true, hasPreviousPage: true});
    const start = await page({last: 2, before: before.pageInfo.startCursor});
    expect(numbers(start)).toEqual([1]);
    expect(start.pageInfo).toMatchObject({hasNextPage: true, hasPreviousPage: false});
  });

  test('can be read in reverse order', async () => {
    const first = await page({first: 2, reverse: true});
    expect(numbers(first)).toEqual([5, 4]);
    expect(numbers(await page({first: 2, reverse: true, after: first.edges[0]?.cursor}))).toEqual([4, 3]);
  });

  test('continues at the same place when an entry has been hidden meanwhile', async () => {
    const first = await page({first: 2});
    await store.client.control.hideMetaobjects('projekte', ['projekt-2']);
    expect(numbers(await page({first: 2, after: first.pageInfo.endCursor}))).toEqual([3, 4]);
    await store.client.control.reset();
  });

  test('is an empty page when it is empty', async () => {
    await store.client.control.hideMetaobjects('projekte');
    expect(await page({first: 2})).toEqual({
      nodes: [],
      edges: [],
      pageInfo: {hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null},
    });
    await store.client.control.reset();
  });

  test.each([
    ['neither first nor last', '', 'you must provide one of first or last'],
    ['first and last', 'first: 1, last: 1', 'providing both first and last is not supported'],
    ['more than Shopify returns', 'first: 251', 'first cannot exceed 250'],
    ['a negative number', 'first: -1', 'first must be greater than or equal to 0'],
    ['an invalid cursor', 'first: 1, after: "x"', 'Invalid cursor for current pagination sort.'],
  ])('cannot be asked for with %s', async (_, args, message) => {
    const list = args ? `(${args})` : '';
    const {errors} = await store.client.query(`{ products${list} { nodes { id } } }`);
    expect(errors?.[0]).toMatchObject({message, path: ['products'], extensions: {code: 'BAD_REQUEST'}});
  });
});
