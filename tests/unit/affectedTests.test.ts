import {readdirSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {affectedTests, rows} from '../support/affectedTests';

const root = new URL('../../', import.meta.url);
const tests = readdirSync(new URL('tests/e2e', root)).map((file) => file.replace('.test.ts', ''));

/** What only a change of the whole site concerns. */
const testsOfAll = ['deployment', 'devServer', 'nodeRequests', 'pageErrors', 'security', 'storeWebhook'];

describe('the table of which end-to-end tests look at which folder', () => {
  test('has every folder of app/', () => {
    const folders = readdirSync(new URL('app', root), {withFileTypes: true}).filter((entry) => entry.isDirectory());
    const sources = rows.flatMap((row) => row.sources);
    const missing = folders
      .map(({name}) => `app/${name}/`)
      .filter((folder) => !sources.some((source) => source.startsWith(folder)));
    expect(missing).toEqual([]);
  });

  test('names only tests and files that exist', () => {
    const beginnings = [...testsOfAll, ...rows.flatMap((row) => row.tests)];
    expect(beginnings.filter((beginning) => !tests.some((name) => name.startsWith(beginning)))).toEqual([]);
  });

  test('has every test', () => {
    const beginnings = [...testsOfAll, ...rows.flatMap((row) => row.tests)].filter(Boolean);
    expect(tests.filter((name) => !beginnings.some((beginning) => name.startsWith(beginning)))).toEqual([]);
  });
});

describe('of the end-to-end tests,', () => {
  test.each([
    ['app/gate/gate.ts', 'gatePass', 'zoom'],
    ['app/routes/cart.tsx', 'cartForm', 'gate'],
    ['tests/e2e/menu.test.ts', 'menu', 'header'],
  ])('a change of %s runs those that look at it', (file, affected, other) => {
    expect(affectedTests([file], tests)).toContain(affected);
    expect(affectedTests([file], tests)).not.toContain(other);
  });

  test.each(['server.ts', 'package-lock.json', 'tests/support/test.ts', 'app/root.tsx', 'app/ui/Button.tsx', 'new.ts'])(
    'a change of %s runs all',
    (file) => expect(affectedTests(['docs/law.md', file], tests)).toEqual(tests),
  );

  test.each(['docs/law.md', 'AGENTS.md', 'tests/unit/law.test.ts', 'joinery/tests/plan.test.ts'])(
    'a change of %s runs none',
    (file) => expect(affectedTests([file], tests)).toEqual([]),
  );
});
