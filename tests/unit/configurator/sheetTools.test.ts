import {expect, test, vi} from 'vitest';
import {sceneViewerHref} from '~/configurator/sheet/arLink';
import {
  maxSavedPieces,
  readSavedPieces,
  withoutPiece,
  withPiece,
  type SavedPiece,
} from '~/configurator/sheet/saved/savedPieces';

/** What is shown of a text that is kept on the device. */
function readStored(text: string | null) {
  vi.stubGlobal('localStorage', {getItem: () => text});
  return readSavedPieces();
}

const savedPiece = (length: number): SavedPiece => ({
  path: `/sheet/konfigurator-tisch/${length}x90-b98a56`,
  title: 'Tisch',
  details: `${length} × 90 cm`,
  cents: 100,
});

test('pieces saved on a device are shown newest first, and each once', () => {
  const list = withPiece(withPiece(withPiece([], savedPiece(200)), savedPiece(210)), savedPiece(200));
  expect(list.map(({path}) => path)).toEqual([savedPiece(200).path, savedPiece(210).path]);
  expect(readStored(JSON.stringify(list))).toEqual(list);
  expect(withoutPiece(list, savedPiece(200).path)).toEqual([savedPiece(210)]);
});

test('damaged pieces and links to other websites are left out of the pieces saved on a device', () => {
  for (const text of [null, '', '{', '7', '{}', '[null, 1, {}]']) expect(readStored(text)).toEqual([]);
  const foreign = ['//evil.example/x', 'https://evil.example', '/cart', 'javascript:alert(1)'];
  expect(readStored(JSON.stringify(foreign.map((path) => ({...savedPiece(200), path}))))).toEqual([]);
  const many = Array.from({length: 9}, (_, index) => savedPiece(200 + index));
  expect(readStored(JSON.stringify(many))).toHaveLength(maxSavedPieces);
});

test('a piece that version 1.0.0 has saved with its picture is read without it', () => {
  const former = {
    ...savedPiece(200),
    price: '1 €',
    size: 'L',
    weight: '1 kg',
    date: 'heute',
    picture: 'data:image/svg+xml,x',
  };
  expect(readStored(JSON.stringify([former]))).toEqual([savedPiece(200)]);
});

test('whatever a piece is called, an Android phone can show it in the room', () => {
  const href = sceneViewerHref('https://a.example/model.glb', 'Tisch #1;end;', 'https://a.example/sheet?x=1;y');
  expect(href.match(/#/g)).toHaveLength(1);
  expect(href.split('#')[1]?.split(';')).toHaveLength(7);
});
