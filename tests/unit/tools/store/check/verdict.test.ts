import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {DemoStore} from 'demo-store';
import {adminEnv} from 'demo-store/env';
import {definitions} from '../../../../../studio/contentModel';
import {studioEnv} from '../../../../../studio/env';
import {checkStore} from '../../../../../tools/store/check/checkStore';
import {describeVerdict, type Verdict} from '../../../../../tools/store/check/finding';
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
