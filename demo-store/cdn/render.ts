import {existsSync} from 'node:fs';
import sharp, {type Sharp} from 'sharp';
import type {PictureRecord} from '../model';
import {targetSize, type Format, type Transform} from './transform';

const POSITIONS = {center: 'centre', top: 'top', bottom: 'bottom', left: 'left', right: 'right'} as const;
const PLACEHOLDER = {r: 232, g: 225, b: 214};

// Every transform has a place in the service's queue, so that one picture needs one thread.
sharp.concurrency(1);

function encode(image: Sharp, format: Format): Sharp {
  switch (format) {
    case 'webp':
      return image.webp({quality: 80, effort: 2});
    case 'avif':
      return image.avif({quality: 55, effort: 1});
    case 'jpg':
      return image.jpeg({quality: 80});
    case 'png':
      return image.png();
  }
}

/**
 * Renders a picture as asked. While its file doesn't exist yet, a plain sheet of paper of the
 * right size stands in for it.
 */
export async function renderPicture(file: string, record: PictureRecord, transform: Transform): Promise<Buffer> {
  if (!existsSync(file)) {
    const size = targetSize(record, transform);
    return encode(sharp({create: {...size, channels: 3, background: PLACEHOLDER}}), transform.format).toBuffer();
  }
  const image = sharp(file);
  const {width = record.width, height = record.height} = await image.metadata();
  const size = targetSize({width, height}, transform);
  const position = POSITIONS[transform.crop ?? 'center'];
  return encode(image.resize({...size, fit: 'cover', position}), transform.format).toBuffer();
}
