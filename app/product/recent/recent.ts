import {brand} from '~/brand';
import {storedText, storeText} from '~/platform/deviceStorage';
import type {Image} from '~/platform/images';

/** A product that this device has opened. No price: it may have changed since. */
export interface RecentProduct {
  handle: string;
  title: string;
  image?: Image;
}

/** How many products a device remembers; one of them may be the open one. */
const maxRecent = 5;

const key = `${brand.key}:recent`;

/** The products of a stored text, the last one first. What is damaged is left out: the storage is open to everybody. */
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

/** The list with a product at its beginning; one that is in it already takes its new place. */
export function withProduct(list: readonly RecentProduct[], product: RecentProduct): RecentProduct[] {
  return [product, ...list.filter(({handle}) => handle !== product.handle)].slice(0, maxRecent);
}

/** The products that this device remembers; none where it stores nothing. */
export const storedRecent = (): RecentProduct[] => parseRecent(storedText(key));

/** Remembers the list; an empty one is removed. A device that stores nothing remembers nothing. */
export function storeRecent(list: readonly RecentProduct[]): void {
  storeText(key, list.length ? JSON.stringify(list) : null);
}
