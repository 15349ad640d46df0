import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {describe, expect, test} from 'vitest';
import {completeContent} from '../content';
import {readmeExamples} from './readme';
import {useStore} from './useStore';

const run = promisify(execFile);
const START_MS = 60_000;

// `start.test.ts` runs the README's commands, and `package.test.ts` checks the types of its modules.
describe('the README of the demo store', () => {
  test('has a module that starts a store with its content', {timeout: START_MS}, async () => {
    const code = `${readmeExamples('ts').join('\n')}console.log(env.PUBLIC_STORE_DOMAIN === store.url, content.shop.name)`;
    const {stdout} = await run(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code]);
    expect(stdout).toBe('true Demo store\n');
  });

  const store = useStore(
    completeContent({
      definitions: {metaobjects: [{type: 'jobs', fields: [{key: 'titel', type: 'single_line_text_field'}]}]},
      products: [{handle: 'custom-shelf'}, {handle: 'mug'}],
      metaobjects: [{type: 'jobs', handle: 'joiner'}],
    }),
  );
  const list = async () => {
    const {data} = await store.client.query<{products: {nodes: unknown[]}; metaobjects: {nodes: unknown[]}}>(
      '{ products(first: 9) { nodes { handle } } metaobjects(type: "jobs", first: 9) { nodes { handle } } }',
    );
    return {products: data.products.nodes, jobs: data.metaobjects.nodes};
  };

  test('has calls of the control that change what the store answers', async () => {
    expect(await list()).toEqual({products: [{handle: 'custom-shelf'}, {handle: 'mug'}], jobs: [{handle: 'joiner'}]});
    const calls = readmeExamples('sh').flatMap((example) => [
      ...example.matchAll(/^curl http:\/\/127\.0\.0\.1:4000(\S+) -d '(.*)'$/gm),
    ]);
    expect(calls).toHaveLength(2);
    for (const [, path = '', body] of calls) {
      const {status} = await fetch(store.client.url + path, {method: 'POST', body});
      expect(status).toBe(200);
    }
    expect(await list()).toEqual({products: [{handle: 'mug'}], jobs: []});
  });
});
