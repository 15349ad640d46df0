import {mkdir} from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import {root} from '../build';

/** A few pictures are enough: a page's weight is in its documents. */
const colours = ['#8a6f52', '#c9b79c', '#4c5a52', '#b5651d'];

export const pictureNames = colours.map((_, index) => `flaeche-${index + 1}`);

/** The folder of the plain pictures, which are made when they are first asked for. */
export async function picturesFolder(): Promise<string> {
  const folder = path.join(root, '.cache/big-store');
  await mkdir(folder, {recursive: true});
  await Promise.all(
    colours.map((background, index) =>
      sharp({create: {width: 1600, height: 1200, channels: 3, background}})
        .webp()
        .toFile(path.join(folder, `${pictureNames[index]}.webp`)),
    ),
  );
  return folder;
}
