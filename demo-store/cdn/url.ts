import type {PictureRecord} from '../model';
import {numericId} from '../store/ids';

const MAX_SIDE = 5760;

/** Shopify's `ImageTransformInput`; sides in pixels. */
export interface ImageTransform {
  maxWidth?: number | null;
  maxHeight?: number | null;
  crop?: string | null;
  scale?: number | null;
  preferredContentType?: string | null;
}

function formatSide(pixels: number | null | undefined, scale: number): string | undefined {
  if (!pixels || pixels < 1) return undefined;
  return String(Math.min(MAX_SIDE, pixels * scale));
}

/** The path of a store's files at Shopify's CDN. Its numbers are the store's id. */
export const CDN_PATH = '/s/files/1/1000/0000/0001/files/';

export const SHOPIFY_CDN = 'cdn.shopify.com';

/** The origin of pictures and files: the store, or Shopify's CDN for clients whose proxy sends requests for that host to the store. */
export function cdnOrigin({store, origin}: {store: {shopifyCdn: boolean}; origin: string}): string {
  return store.shopifyCdn ? `https://${SHOPIFY_CDN}` : origin;
}

export function pictureUrl(origin: string, picture: PictureRecord, transform: ImageTransform = {}): string {
  const url = new URL(`${CDN_PATH}${encodeURIComponent(picture.name)}.webp`, origin);
  url.searchParams.set('v', numericId(picture.file).slice(-10));
  const scale = Math.min(3, Math.max(1, transform.scale ?? 1));
  const width = formatSide(transform.maxWidth, scale);
  const height = formatSide(transform.maxHeight, scale);
  if (width) url.searchParams.set('width', width);
  if (height) url.searchParams.set('height', height);
  if (transform.crop) url.searchParams.set('crop', transform.crop.toLowerCase());
  if (transform.preferredContentType) url.searchParams.set('format', transform.preferredContentType.toLowerCase());
  return url.href;
}

export function fileUrl(origin: string, name: string): string {
  return new URL(`${CDN_PATH}${encodeURIComponent(name)}`, origin).href;
}
