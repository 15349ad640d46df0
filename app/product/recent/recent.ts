import {brand} from '~/brand';
import {readStoredText, storeText} from '~/platform/deviceStorage';
import type {Image} from '~/platform/images';

/** A product that this device has opened. Its price isn't stored, because it may change. */
export interface RecentProduct {
  handle: string;
  title: string;
  image?: Image;
}

/** Maximum number of stored products. One of them may be the product of the current page. */
const maxRecent = 5;

const key = `${brand.key}:recent`;

/** Parses the stored products, newest first. Invalid ones are left out, because anybody can write the storage. */
export function parseRecent(text: string | null): RecentProduct[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.flatMap((item) => toRecent(item) ?? []).slice(0, maxRecent) : [];
  } catch {
    return [];
  }
}

function toRecent(item: unknown): RecentProduct | undefined {
  const {handle, title, image} = (item ?? {}) as Record<string, unknown>;
  if (typeof handle !== 'string' || !/^[\w-]{1,255}$/.test(handle) || typeof title !== 'string') return undefined;
  return {handle, title, ...(isImage(image) && {image})};
}

function isImage(value: unknown): value is Image {
  const {url, width, height} = (value ?? {}) as Record<string, unknown>;
  return typeof url === 'string' && URL.canParse(url) && typeof width === 'number' && typeof height === 'number';
}

/** Adds a product at the beginning of the list, or moves it there. */
export function addRecent(list: readonly RecentProduct[], product: RecentProduct): RecentProduct[] {
  return [product, ...list.filter(({handle}) => handle !== product.handle)].slice(0, maxRecent);
}

/** Reads the products that are stored on this device. */
export const readStoredRecent = (): RecentProduct[] => parseRecent(readStoredText(key));

/** Stores the list; an empty one is removed. */
export function storeRecent(list: readonly RecentProduct[]): void {
  storeText(key, list.length ? JSON.stringify(list) : null);
}
