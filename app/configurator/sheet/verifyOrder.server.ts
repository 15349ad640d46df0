import {verifyConfigurationId} from '../rules/configurationId.server';
import type {Piece} from '../rules/piece';
import type {Order} from '../rules/sheetPath';

interface OrderedPiece {
  handle: string;
  piece: Piece;
  secrets: readonly string[];
}

/** An id with separators is shorter. */
const maxIdLength = 40;

/** Reads the order in the query of a sheet; `null` unless its id is valid. */
export async function verifyOrder(
  query: URLSearchParams,
  {handle, piece: {configuration}, secrets}: OrderedPiece,
): Promise<Order | null> {
  const [id, price, plan] = [query.get('id') ?? '', parseNumber(query.get('price')), parseNumber(query.get('plan'))];
  if (!id || id.length > maxIdLength || price === null || plan === null) return null;
  return (await verifyConfigurationId(id, {handle, configuration, price, plan}, secrets)) ? {id, price, plan} : null;
}

const parseNumber = (text: string | null) => (text !== null && /^\d{1,12}$/.test(text) ? Number(text) : null);
