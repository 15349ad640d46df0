import {expect, test} from 'vitest';
import {readAnswer} from '~/platform/store/storeAnswer';

test('a null in a list from the store is left out, and the other entries stay in order', () => {
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

test('objects requested by id from the store keep their positions', () => {
  const answer = {variants: [null, {id: '2'}]};
  expect(readAnswer(structuredClone(answer)).data).toEqual(answer);
});
