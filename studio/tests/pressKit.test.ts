import {readFile} from 'node:fs/promises';
import {inflateRawSync} from 'node:zlib';
import {expect, it} from 'vitest';
import {crc32, zip} from '../files/zip';

/** The files of an archive, read from its directory at the end. */
function unzip(archive: Buffer): {name: string; data: Buffer}[] {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  let at = archive.readUInt32LE(end + 16);
  return Array.from({length: archive.readUInt16LE(end + 10)}, () => {
    const [packed, length] = [archive.readUInt32LE(at + 20), archive.readUInt16LE(at + 28)];
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const name = archive.toString('utf8', at + 46, at + 46 + length);
    const data = inflateRawSync(archive.subarray(start, start + packed));
    expect(crc32(data)).toBe(archive.readUInt32LE(at + 16));
    at += 46 + length;
    return {name, data};
  });
}

it('zips what can be unzipped again', () => {
  expect(crc32(Buffer.from('123456789'))).toBe(0xcbf43926);
  const entries = [
    {name: 'maß.txt', data: Buffer.from('Maß '.repeat(100))},
    {name: 'leer', data: Buffer.alloc(0)},
  ];
  expect(unzip(zip(entries))).toEqual(entries);
  expect(zip(entries)).toEqual(zip(entries));
});

it('has the wordmark, the fact sheets and pictures in the press kit', async () => {
  const kit = unzip(await readFile(new URL('../files/press-kit.zip', import.meta.url)));
  const names = kit.map(({name}) => name.replace('maser-und-mass/', ''));
  expect(names).toEqual(
    expect.arrayContaining([
      'wortmarke-schwarz.svg',
      'wortmarke-weiss.svg',
      'datenblatt.txt',
      'fact-sheet.txt',
      'nutzung-terms.txt',
      'bilder/tisch-eiche-140.jpg',
    ]),
  );
});
