import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

/** The rows of the table, below its head. */
const rows = read('docs/law.md')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, duty = '', source = '', place = '', test = '']) => ({duty, source, place, test}));

it('the table of legal duties (docs/law.md) is complete', () => {
  expect(rows.length).toBeGreaterThan(20);
});

it.each(rows)('docs/law.md: “$duty” has a source, a place and tests that exist', ({source, place, test}) => {
  expect(source).not.toBe('');
  expect(place).not.toBe('');
  for (const named of test.split(/; (?=`)/)) {
    const [, file = '', title = ''] = /^`([^`]+)`: (.+)$/.exec(named) ?? [];
    expect(title, 'the title of a test').not.toBe('');
    expect(read(file)).toContain(title);
  }
});

it('the table of legal duties (docs/law.md) says that it is not legal advice', () => {
  expect(read('docs/law.md')).toContain('engineering, not legal advice');
});
