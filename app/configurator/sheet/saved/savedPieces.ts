import {brand} from '~/brand';
import {readStoredText, storeText} from '~/platform/deviceStorage';

/** A piece that a visitor has saved on this device, with the data of its sheet at that time. */
export interface SavedPiece {
  /** Path of its sheet, without its language and without an order. */
  path: string;
  title: string;
  details: string;
  /** Formatted. */
  price: string;
  /** The price in cents; `null` on request. */
  cents: number | null;
  size: string;
  weight: string;
  /** The formatted day on which it was saved. */
  date: string;
  /** `data:` URL of its front view. */
  picture: string;
}

const fields = ['path', 'title', 'details', 'price', 'size', 'weight', 'date', 'picture'] as const;

export const maxSavedPieces = 6;

const key = `${brand.key}:kept`;

/** The path of a sheet: handle and configuration. */
export const sheetPattern = /^\/sheet\/([^/?#]+)\/([^/?#]+)$/;

/** Parses the stored pieces, newest first. Invalid ones are left out, because anybody can write the storage. */
export function parseSavedPieces(text: string | null): SavedPiece[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isSavedPiece).slice(0, maxSavedPieces).map(withCents) : [];
  } catch {
    return [];
  }
}

function isSavedPiece(item: unknown): item is SavedPiece {
  const piece = (item ?? {}) as Record<string, unknown>;
  if (!fields.every((field) => typeof piece[field] === 'string')) return false;
  return sheetPattern.test(String(piece.path)) && /^data:image\/svg/.test(String(piece.picture));
}

/** Older entries have no cents, so it is unknown whether their price has changed. */
const withCents = (piece: SavedPiece): SavedPiece => ({
  ...piece,
  cents: typeof piece.cents === 'number' ? piece.cents : null,
});

/** Adds a piece at the beginning of the list, or moves it there. */
export function withPiece(list: readonly SavedPiece[], piece: SavedPiece): SavedPiece[] {
  return [piece, ...withoutPiece(list, piece.path)];
}

export const withoutPiece = (list: readonly SavedPiece[], path: string): SavedPiece[] =>
  list.filter((piece) => piece.path !== path);

/** The pieces that are saved on this device. */
export const readSavedPieces = (): SavedPiece[] => parseSavedPieces(readStoredText(key));

/** Returns whether the device has stored the list. */
export const writeSavedPieces = (list: readonly SavedPiece[]): boolean => storeText(key, JSON.stringify(list));

/** Today's prices in cents by the paths of sheets; `null` for a piece that has none or isn't offered any more. */
export type PresentPrices = Partial<Record<string, number | null>>;

/** The path that answers the present prices of pieces. */
export const pricesPath = (pieces: readonly SavedPiece[]): string =>
  `/api/prices?${new URLSearchParams(pieces.map(({path}) => ['piece', path]))}`;

/** Today's price of a piece in cents, if it differs from the saved one; `null` if the piece has none any more. */
export function getChangedPrice({path, cents}: SavedPiece, prices: PresentPrices): number | null | undefined {
  const present = prices[path];
  return cents === null || present === cents ? undefined : present;
}
