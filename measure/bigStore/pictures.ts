import {mkdir} from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import {root} from '../../tools/build';

/** Four pictures are enough, because only the documents are measured. */
const colours = ['#8a6f52', '#c9b79c', '#4c5a52', '#b5651d'];

export const pictureNames = colours.map((_, index) => `flaeche-${index + 1}`);

/** Makes the pictures, each of a single colour, and returns their folder. */
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
