import {expect, test} from 'vitest';
import {readAnswer} from '~/platform/store/storeAnswer';

test('an entry that is null in a list is left out, and the others stay in order', () => {
  const answer = {
    projects: {nodes: [null, {handle: 'a', team: {references: {nodes: [{id: '1'}, null]}}}, {handle: 'b'}]},
    settings: {nodes: [null]},
    product: null,
  };
  expect(readAnswer(answer).data).toEqual({
    projects: {nodes: [{handle: 'a', team: {references: {nodes: [{id: '1'}]}}}, {handle: 'b'}]},
    settings: {nodes: []},
    product: null,
  });
});

test('nodes requested by id keep their positions', () => {
  const answer = {variants: [null, {id: '2'}]};
  expect(readAnswer(structuredClone(answer)).data).toEqual(answer);
});
