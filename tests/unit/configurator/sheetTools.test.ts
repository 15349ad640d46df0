import {expect, test} from 'vitest';
import {sceneViewerHref} from '~/configurator/sheet/arLink';
import {maxKept, parseKept, withoutPiece, withPiece, type KeptPiece} from '~/configurator/sheet/kept';

const kept = (length: number): KeptPiece => ({
  path: `/sheet/konfigurator-tisch/${length}x90-b98a56`,
  ...{title: 'Tisch', details: `${length} × 90 cm`, price: '1 €', size: 'L', weight: '1 kg', date: 'heute'},
  picture: 'data:image/svg+xml,x',
});

test('kept pieces survive storage; the newest is first, and each is there once', () => {
  const list = withPiece(withPiece(withPiece([], kept(200)), kept(210)), kept(200));
  expect(list.map(({path}) => path)).toEqual([kept(200).path, kept(210).path]);
  expect(parseKept(JSON.stringify(list))).toEqual(list);
  expect(withoutPiece(list, kept(200).path)).toEqual([kept(210)]);
});

test('what is damaged or leads elsewhere is left out, and there are six at most', () => {
  for (const text of [null, '', '{', '7', '{}', '[null, 1, {}]']) expect(parseKept(text)).toEqual([]);
  const foreign = ['//evil.example/x', 'https://evil.example', '/cart', 'javascript:alert(1)'];
  expect(parseKept(JSON.stringify(foreign.map((path) => ({...kept(200), path}))))).toEqual([]);
  expect(parseKept(JSON.stringify([{...kept(200), picture: 'https://evil.example/x.png'}]))).toEqual([]);
  const many = Array.from({length: 9}, (_, index) => kept(200 + index));
  expect(parseKept(JSON.stringify(many))).toHaveLength(maxKept);
});

test('Android gets an address whose parts can’t be broken by a title', () => {
  const href = sceneViewerHref('https://a.example/model.glb', 'Tisch #1;end;', 'https://a.example/sheet?x=1;y');
  expect(href.match(/#/g)).toHaveLength(1);
  expect(href.split('#')[1]?.split(';')).toHaveLength(7);
});
