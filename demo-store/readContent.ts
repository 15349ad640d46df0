import {existsSync, statSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {emptyContent} from './empty';
import type {StoreContent} from './model';

/** Names that content may have in a folder; the first one found counts. */
const namesInFolder = ['content.json', 'load.ts', 'load.js', 'load.mjs'];

/**
 * Content from a JSON file, from a module that exports `loadContent`, or from a folder that has one of them.
 * @throws Error that says what is missing
 */
export async function readContent(place: string): Promise<StoreContent> {
  const file = fileOf(path.resolve(place));
  if (file.endsWith('.json')) return readJson(file);
  const module = (await import(pathToFileURL(file).href)) as {loadContent?: () => Promise<StoreContent>};
  if (!module.loadContent) throw new Error(`${file} exports no function loadContent.`);
  return module.loadContent();
}

function fileOf(place: string): string {
  if (!existsSync(place)) throw new Error(`There is no ${place}.`);
  if (!statSync(place).isDirectory()) return place;
  const file = namesInFolder.map((name) => path.join(place, name)).find((candidate) => existsSync(candidate));
  if (!file) throw new Error(`${place} has none of ${namesInFolder.join(', ')}.`);
  return file;
}

/** Parts that the file leaves out are empty. Pictures and files are in folders of these names beside it. */
async function readJson(file: string): Promise<StoreContent> {
  const beside = (name: string) => path.join(path.dirname(file), name);
  const given = JSON.parse(await readFile(file, 'utf8')) as Partial<StoreContent>;
  return {...emptyContent, folders: {pictures: beside('pictures'), files: beside('files')}, ...given};
}
