import {expect, test} from 'vitest';
import {readAnswer} from '~/platform/store/storeAnswer';

test('an entry that the store leaves out of a list is left out, and the others stay in their order', () => {
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

test('what was asked for by ids keeps its places', () => {
  const answer = {variants: [null, {id: '2'}]};
  expect(readAnswer(structuredClone(answer)).data).toEqual(answer);
});
