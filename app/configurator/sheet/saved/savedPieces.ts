import {brand} from '~/brand';
import {readStoredText, storeText} from '~/platform/deviceStorage';

/** A piece that a visitor has saved on this device. */
export interface SavedPiece {
  /** Path of its sheet, without its language and without an order. */
  path: string;
  title: string;
  /** Size, wood and options in words. */
  details: string;
  /** The price in cents at that time; `null` on request. */
  cents: number | null;
}

export const maxSavedPieces = 6;

const key = `${brand.key}:kept`;

/** The path of a sheet: handle and configuration. */
export const sheetPattern = /^\/sheet\/([^/?#]+)\/([^/?#]+)$/;

/** Parses the stored pieces, newest first. Invalid ones are left out, because anybody can write the storage. */
function parseSavedPieces(text: string | null): SavedPiece[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.flatMap((item) => readPiece(item) ?? []).slice(0, maxSavedPieces) : [];
  } catch {
    return [];
  }
}

function readPiece(item: unknown): SavedPiece | undefined {
  const {path, title, details, cents} = (item ?? {}) as Record<string, unknown>;
  if (typeof path !== 'string' || typeof title !== 'string' || typeof details !== 'string') return undefined;
  if (!sheetPattern.test(path)) return undefined;
  return {path, title, details, cents: typeof cents === 'number' ? cents : null};
}

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

/** Today's price in cents; `null` on request. The link of a piece that isn't offered leads to the nearest one, unless its product is gone. */
export type PresentPrice = number | null | 'nearestOffered' | 'notOffered';

/** By the paths of sheets. */
export type PresentPrices = Partial<Record<string, PresentPrice>>;

/** The path that answers the present prices of pieces. */
export const pricesPath = (pieces: readonly SavedPiece[]): string =>
  `/api/prices?${new URLSearchParams(pieces.map(({path}) => ['piece', path]))}`;
