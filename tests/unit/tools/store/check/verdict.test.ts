import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {DemoStore} from 'demo-store';
import {adminEnv} from 'demo-store/env';
import {definitions} from '../../../../../studio/contentModel';
import {studioEnv} from '../../../../../studio/env';
import {checkStore} from '../../../../../tools/store/check/checkStore';
import {describeVerdict, type Verdict} from '../../../../../tools/store/check/finding';
import {checkCheckoutDomain} from '../../../../../tools/store/check/shop';
import {startEmpty} from '../../../../support/stores';

const finding = {check: 'policies', problem: 'It is empty.', fix: 'Write it.'};

it('store:check lists each problem with what to do about it', () => {
  const text = describeVerdict({findings: [finding], isEmpty: false}, 'the store');
  expect(text).toBe('✗ policies: It is empty.\n  Write it.\n\nOne thing is wrong with the store.\n');
  expect(describeVerdict({findings: [], isEmpty: false}, 'the store')).toBe('the store is ready: nothing was found.\n');
});

describe('store:check of an empty store', () => {
  let store: DemoStore;
  let verdict: Verdict;
  beforeAll(async () => {
    store = await startEmpty();
    verdict = await checkStore(studioEnv(store.url), adminEnv, definitions);
  });
  afterAll(() => store.close());

  it('says how many problems of each kind there are, and what to do next', () => {
    const text = describeVerdict(verdict, 'the store');
    const count = verdict.findings.filter(({check}) => check === 'definitions').length;
    expect(count).toBeGreaterThan(definitions.metaobjects.length);
    expect(text).toMatch(
      new RegExp(`^the store has neither entries nor products\\.[^]*\\n {2}definitions +${count} things\\n`),
    );
    expect(text).toMatch(/\nNext: npm run store:setup, .*-- --with-content\n/);
    expect(text.split('\n').length).toBeLessThan(20);
  });

  it('with --verbose, prints all problems', () => {
    const text = describeVerdict(verdict, 'the store', true);
    for (const {problem} of verdict.findings) expect(text).toContain(problem);
  });
});

it('store:check reports a checkout at an address that the site does not know', () => {
  const variables = {PUBLIC_STORE_DOMAIN: 'studio.myshopify.com', PUBLIC_CHECKOUT_DOMAIN: 'checkout.studio.example'};
  expect(checkCheckoutDomain('https://studio.example/1', 'https://studio.example', variables)).toEqual([]);
  const [found, ...others] = checkCheckoutDomain(
    'https://studio.example/checkouts/1',
    'https://www.studio.example',
    variables,
  );
  expect(others).toEqual([]);
  expect(found?.problem).toContain('The checkout is at studio.example');
  expect(found?.fix).toContain('PUBLIC_CHECKOUT_DOMAIN=studio.example');
  expect(checkCheckoutDomain('https://checkout.studio.example/1', 'https://x.example', variables)).toEqual([]);
  expect(checkCheckoutDomain('https://studio.myshopify.com/1', 'https://x.example', variables)).toEqual([]);
});
