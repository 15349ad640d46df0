import {expect, test} from 'vitest';
import {fileRange} from '../../../runtimes/fileRange';

test.each([
  ['bytes=0-', {start: 0, end: 99}],
  ['bytes=0-0', {start: 0, end: 0}],
  ['bytes=10-19', {start: 10, end: 19}],
  ['Bytes=99-200', {start: 99, end: 99}],
  ['bytes=5-99999999999999999999', {start: 5, end: 99}],
  ['bytes=-5', {start: 95, end: 99}],
  ['bytes=-500', {start: 0, end: 99}],
])('a browser can ask for a part of a file, such as %s of 100 bytes', (header, range) =>
  expect(fileRange(header, 100)).toEqual(range),
);

test.each(['bytes=100-', 'bytes=100-200', 'bytes=99999999999999999999-', 'bytes=-0'])(
  'a browser cannot ask for a part that the file does not have, such as %s of 100 bytes',
  (header) => expect(fileRange(header, 100)).toMatchObject({start: 100}),
);

test.each([
  undefined,
  '',
  'bytes',
  'bytes=',
  'bytes=-',
  'bytes=9-1',
  'bytes=--5',
  'bytes=1-2,5-6',
  'bytes=a-b',
  'items=0-5',
])('a browser gets the whole file when it asks for a part in an unclear way (%s)', (header) =>
  expect(fileRange(header, 100)).toBeUndefined(),
);

test('an empty file has no parts', () => {
  for (const header of ['bytes=0-', 'bytes=0-5', 'bytes=-5'])
    expect(fileRange(header, 0)).toMatchObject({start: 0, end: -1});
});
