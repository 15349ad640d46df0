import {createHash} from 'node:crypto';
import {readdir, readFile, stat} from 'node:fs/promises';
import path from 'node:path';

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

/** A hash of files and folders in a place, by names and content. What is installed or compiled there doesn't count. */
export async function hashFiles(place: string, names: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const name of names) {
    const source = path.join(place, name);
    const files = (await stat(source)).isDirectory() ? await filesIn(source) : [source];
    const counted = files
      .map((file) => path.relative(place, file))
      .filter((file) => !/\b(node_modules|dist)\//.test(file));
    for (const file of counted.toSorted()) hash.update(`${file}\n`).update(await readFile(path.join(place, file)));
  }
  return hash.digest('hex');
}
