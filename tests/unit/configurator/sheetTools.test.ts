import {expect, test} from 'vitest';
import {sceneViewerHref} from '~/configurator/sheet/arLink';
import {
  getChangedPrice,
  maxSavedPieces,
  parseSavedPieces,
  withoutPiece,
  withPiece,
  type SavedPiece,
} from '~/configurator/sheet/saved/savedPieces';

const savedPiece = (length: number): SavedPiece => ({
  path: `/sheet/konfigurator-tisch/${length}x90-b98a56`,
  ...{title: 'Tisch', details: `${length} × 90 cm`, price: '1 €', cents: 100, size: 'L', weight: '1 kg', date: 'heute'},
  picture: 'data:image/svg+xml,x',
});

test('pieces saved on a device are shown newest first, and each once', () => {
  const list = withPiece(withPiece(withPiece([], savedPiece(200)), savedPiece(210)), savedPiece(200));
  expect(list.map(({path}) => path)).toEqual([savedPiece(200).path, savedPiece(210).path]);
  expect(parseSavedPieces(JSON.stringify(list))).toEqual(list);
  expect(withoutPiece(list, savedPiece(200).path)).toEqual([savedPiece(210)]);
});

test('damaged pieces and links to other websites are left out of the pieces saved on a device', () => {
  for (const text of [null, '', '{', '7', '{}', '[null, 1, {}]']) expect(parseSavedPieces(text)).toEqual([]);
  const foreign = ['//evil.example/x', 'https://evil.example', '/cart', 'javascript:alert(1)'];
  expect(parseSavedPieces(JSON.stringify(foreign.map((path) => ({...savedPiece(200), path}))))).toEqual([]);
  expect(parseSavedPieces(JSON.stringify([{...savedPiece(200), picture: 'https://evil.example/x.png'}]))).toEqual([]);
  const many = Array.from({length: 9}, (_, index) => savedPiece(200 + index));
  expect(parseSavedPieces(JSON.stringify(many))).toHaveLength(maxSavedPieces);
});

test('a saved piece says that its price has changed only when that is certain', () => {
  const piece = savedPiece(200);
  const present = (price: number | null) => ({[piece.path]: price});
  expect(getChangedPrice(piece, present(100))).toBeUndefined();
  expect(getChangedPrice(piece, present(120))).toBe(120);
  expect(getChangedPrice(piece, present(null))).toBeNull();
  expect(getChangedPrice(piece, {})).toBeUndefined();
  const {cents: _, ...older} = piece;
  const [read] = parseSavedPieces(JSON.stringify([older]));
  expect(read && getChangedPrice(read, present(120))).toBeUndefined();
});

test('whatever a piece is called, an Android phone can show it in the room', () => {
  const href = sceneViewerHref('https://a.example/model.glb', 'Tisch #1;end;', 'https://a.example/sheet?x=1;y');
  expect(href.match(/#/g)).toHaveLength(1);
  expect(href.split('#')[1]?.split(';')).toHaveLength(7);
});
