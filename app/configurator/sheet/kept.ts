import {brand} from '~/brand';
import {storedText, storeText} from '~/platform/deviceStorage';

/** A piece that a visitor keeps on this device, with what its sheet said at that time. */
export interface KeptPiece {
  /** Path of its sheet, without its language and without an order. */
  path: string;
  title: string;
  details: string;
  price: string;
  size: string;
  weight: string;
  /** Day on which it was kept, as it is written. */
  date: string;
  /** `data:` address of its front. */
  picture: string;
}

const fields = ['path', 'title', 'details', 'price', 'size', 'weight', 'date', 'picture'] as const;

/** How many pieces a device keeps. */
export const maxKept = 6;

const key = `${brand.key}:kept`;

/** The kept pieces of a stored text, the newest first. What is damaged is left out: the storage is open to everybody. */
export function parseKept(text: string | null): KeptPiece[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isKept).slice(0, maxKept) : [];
  } catch {
    return [];
  }
}

function isKept(item: unknown): item is KeptPiece {
  const piece = (item ?? {}) as Record<string, unknown>;
  if (!fields.every((field) => typeof piece[field] === 'string')) return false;
  return /^\/sheet\/[^/?#]+\/[^/?#]+$/.test(String(piece.path)) && /^data:image\/svg/.test(String(piece.picture));
}

/** The list with a piece at its beginning; a piece that is in it already takes its new place. */
export function withPiece(list: readonly KeptPiece[], piece: KeptPiece): KeptPiece[] {
  return [piece, ...withoutPiece(list, piece.path)];
}

export const withoutPiece = (list: readonly KeptPiece[], path: string): KeptPiece[] =>
  list.filter((piece) => piece.path !== path);

/** The pieces that this device keeps; none where it stores nothing. */
export const storedKept = (): KeptPiece[] => parseKept(storedText(key));

/** Whether the device has stored the list. */
export const storeKept = (list: readonly KeptPiece[]): boolean => storeText(key, JSON.stringify(list));
