import {verifyConfigurationId} from '../rules/configurationId.server';
import type {Piece} from '../rules/piece';
import type {Order} from '../rules/sheetPath';

interface Ordered {
  handle: string;
  piece: Piece;
  secrets: readonly string[];
}

/** Reads the order in the query of a sheet; `null` unless its id is valid. */
export async function verifiedOrder(
  query: URLSearchParams,
  {handle, piece: {configuration}, secrets}: Ordered,
): Promise<Order | null> {
  const [id, price, plan] = [query.get('id') ?? '', number(query.get('price')), number(query.get('plan'))];
  // Longer than an id with separators.
  if (!id || id.length > 40 || price === null || plan === null) return null;
  return (await verifyConfigurationId(id, {handle, configuration, price, plan}, secrets)) ? {id, price, plan} : null;
}

const number = (text: string | null) => (text !== null && /^\d{1,12}$/.test(text) ? Number(text) : null);
