import {expect, test} from 'vitest';
import {readAnswer} from '~/platform/store/storeAnswer';

test('when the store leaves a gap in a list, the other entries stay in order', () => {
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

test('when the store leaves a gap in what was asked for by number, everything keeps its place', () => {
  const answer = {variants: [null, {id: '2'}]};
  expect(readAnswer(structuredClone(answer)).data).toEqual(answer);
});
