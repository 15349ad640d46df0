import {existsSync, statSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import sharp from 'sharp';
import {completeContent, type PartialContent} from './content';
import type {StoreContent} from './model';

/** Names of a content file in a folder. If a folder has several of these files, the first name in this list counts. */
const namesInFolder = ['content.json', 'load.ts', 'load.js', 'load.mjs'];

/**
 * Reads content from a JSON file, from a module that exports `loadContent`, or from a folder with one of them.
 * The folders `pictures` and `files` are beside the content's file, unless the content names other folders.
 * @throws Error that says what is missing or can't be read
 */
export async function readContent(location: string): Promise<PartialContent> {
  const file = findFile(path.resolve(location));
  const content = await load(file).catch((error: Error) => {
    throw new Error(`The content in ${file} can't be read: ${error.message}`, {cause: error});
  });
  const toSiblingPath = (name: string) => path.join(path.dirname(file), name);
  const folders = {pictures: toSiblingPath('pictures'), files: toSiblingPath('files'), ...content.folders};
  return {...content, folders};
}

/**
 * Adds defaults at every depth, and the sizes of pictures without a width from their files.
 * @throws Error that names the path of every invalid value and every unknown field
 */
export async function completeFromFiles(input: PartialContent): Promise<StoreContent> {
  const content = completeContent(input);
  return {...content, pictures: await withSizes(content, input.pictures)};
}

function findFile(location: string): string {
  if (!existsSync(location)) throw new Error(`The content isn't there: no file or folder is at ${location}.`);
  if (!statSync(location).isDirectory()) return location;
  const file = namesInFolder.map((name) => path.join(location, name)).find((candidate) => existsSync(candidate));
  if (!file) throw new Error(`${location} has none of ${namesInFolder.join(', ')}.`);
  return file;
}

async function load(file: string): Promise<PartialContent> {
  if (file.endsWith('.json')) return JSON.parse(await readFile(file, 'utf8')) as PartialContent;
  const module = (await import(pathToFileURL(file).href)) as {loadContent?: () => Promise<PartialContent>};
  if (!module.loadContent) throw new Error('it exports no function loadContent');
  return module.loadContent();
}

function withSizes({pictures, folders}: StoreContent, input: PartialContent['pictures'] = []) {
  return Promise.all(
    pictures.map(async (picture, index) => {
      const file = path.join(folders.pictures, picture.file);
      if (input[index]?.width || !existsSync(file)) return picture;
      const {width, height} = await sharp(file).metadata();
      return {...picture, width, height};
    }),
  );
}
