import {verifyConfigurationId} from '../rules/identity.server';
import type {Piece} from '../rules/piece';
import type {Order} from '../rules/sheetPath';

interface Ordered {
  /** The product's. */
  handle: string;
  piece: Piece;
  secrets: readonly string[];
}

/** What the query of a sheet says of an order, if its id proves it. */
export async function verifiedOrder(
  query: URLSearchParams,
  {handle, piece: {configuration}, secrets}: Ordered,
): Promise<Order | null> {
  const [id, price, plan] = [query.get('id') ?? '', number(query.get('price')), number(query.get('plan'))];
  // The length of an id, with whatever stands between its letters.
  if (!id || id.length > 40 || price === null || plan === null) return null;
  return (await verifyConfigurationId(id, {handle, configuration, price, plan}, secrets)) ? {id, price, plan} : null;
}

const number = (text: string | null) => (text !== null && /^\d{1,12}$/.test(text) ? Number(text) : null);
