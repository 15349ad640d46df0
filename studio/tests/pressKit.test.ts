import {unzipSync} from 'fflate';
import {readFile} from 'node:fs/promises';
import {expect, it} from 'vitest';
import {zip} from '../files/zip';

/** The files of an archive, in their order. */
function unzip(archive: Buffer): {name: string; data: Buffer}[] {
  return Object.entries(unzipSync(archive)).map(([name, data]) => ({name, data: Buffer.from(data)}));
}

it('the press kit can be unpacked', () => {
  const entries = [
    {name: 'maß.txt', data: Buffer.from('Maß '.repeat(100))},
    {name: 'leer', data: Buffer.alloc(0)},
  ];
  expect(unzip(zip(entries))).toEqual(entries);
  expect(zip(entries)).toEqual(zip(entries));
});

it('the press kit contains the wordmark, the fact sheets and pictures', async () => {
  const kit = unzip(await readFile(new URL('../files/press-kit.zip', import.meta.url)));
  const names = kit.map(({name}) => name.replace('maser-und-mass/', ''));
  expect(names).toEqual(
    expect.arrayContaining([
      'wortmarke-schwarz.svg',
      'wortmarke-weiss.svg',
      'datenblatt.txt',
      'fact-sheet.txt',
      'nutzung-terms.txt',
      'bilder/tisch-eiche.jpg',
    ]),
  );
});
