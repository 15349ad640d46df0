import {deflateRawSync} from 'node:zlib';

export interface ZipEntry {
  name: string;
  data: Buffer;
}

/** 1 January 2026, midnight, as ZIP writes it: the same files always give the same archive. */
const date = ((2026 - 1980) << 9) | (1 << 5) | 1;
const utf8Names = 0x0800;

const table = Uint32Array.from({length: 256}, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

export function crc32(data: Buffer): number {
  let value = 0xffffffff;
  for (const byte of data) value = (value >>> 8) ^ (table[(value ^ byte) & 0xff] ?? 0);
  return (value ^ 0xffffffff) >>> 0;
}

/** A ZIP archive of some files, deflated. */
export function zip(entries: ZipEntry[]): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const {name, data} of entries) {
    const path = Buffer.from(name, 'utf8');
    const packed = deflateRawSync(data, {level: 9});
    const facts = factsOf(data, packed, path);
    const local = Buffer.concat([number(0x04034b50, 4), number(20, 2), facts, number(0, 2), path, packed]);
    centrals.push(
      Buffer.concat([
        number(0x02014b50, 4),
        number(0x0314, 2),
        number(20, 2),
        facts,
        number(0, 2),
        number(0, 2),
        number(0, 2),
        number(0, 2),
        number(0o100644 * 0x10000, 4),
        number(offset, 4),
        path,
      ]),
    );
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(centrals);
  const count = number(entries.length, 2);
  const end = [
    number(0x06054b50, 4),
    number(0, 2),
    number(0, 2),
    count,
    count,
    number(directory.length, 4),
    number(offset, 4),
    number(0, 2),
  ];
  return Buffer.concat([...locals, directory, ...end]);
}

/** What the header of a file and its entry in the directory have in common. */
function factsOf(data: Buffer, packed: Buffer, path: Buffer): Buffer {
  return Buffer.concat([
    number(utf8Names, 2),
    number(8, 2),
    number(0, 2),
    number(date, 2),
    number(crc32(data), 4),
    number(packed.length, 4),
    number(data.length, 4),
    number(path.length, 2),
  ]);
}

function number(value: number, bytes: number): Buffer {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntLE(value, 0, bytes);
  return buffer;
}
