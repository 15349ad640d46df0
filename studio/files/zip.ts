import {zipSync, type Zippable} from 'fflate';

export interface ZipEntry {
  name: string;
  data: Buffer;
}

/** A fixed date, so that the same files always give the same archive. */
const mtime = new Date(2026, 0, 1);
const unix = 3;
/** A plain file that everybody may read and its owner may write. */
const attrs = 0o100644 * 0x10000;

/** A ZIP archive of some files, in their order. */
export function zip(entries: ZipEntry[]): Buffer {
  const files: Zippable = Object.fromEntries(entries.map(({name, data}) => [name, data]));
  return Buffer.from(zipSync(files, {level: 9, mtime, os: unix, attrs}));
}
