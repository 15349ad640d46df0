import sharp, {type Sharp} from 'sharp';
import type {PictureRecord} from '../model';
import {targetSize, type Format, type Transform} from './transform';

const POSITIONS = {center: 'centre', top: 'top', bottom: 'bottom', left: 'left', right: 'right'} as const;
const PLACEHOLDER = {r: 232, g: 225, b: 214};

// `WorkCache` runs two transforms at a time, so one thread for each transform is enough.
sharp.concurrency(1);

/** The encoder's options for each format. They are part of the key of cached pictures. */
export const ENCODING = {
  webp: {quality: 80, effort: 2},
  avif: {quality: 55, effort: 1},
  jpg: {quality: 80},
  png: {},
} satisfies Record<Format, object>;

const encode = (image: Sharp, format: Format): Sharp =>
  image.toFormat(format === 'jpg' ? 'jpeg' : format, ENCODING[format]);

/**
 * Renders a picture from a path or a buffer. Without a source the result is a plain placeholder of the same size.
 */
export async function renderPicture(
  source: string | Buffer | undefined,
  record: PictureRecord,
  transform: Transform,
): Promise<Buffer> {
  if (source === undefined) {
    const size = targetSize(record, transform);
    return encode(sharp({create: {...size, channels: 3, background: PLACEHOLDER}}), transform.format).toBuffer();
  }
  const image = sharp(source);
  const {width = record.width, height = record.height} = await image.metadata();
  const size = targetSize({width, height}, transform);
  const position = POSITIONS[transform.crop ?? 'center'];
  return encode(image.resize({...size, fit: 'cover', position}), transform.format).toBuffer();
}
