import {klivVariant} from '../rules/kliv';
import {verifyConfigurationId, verifyFormerId} from '../rules/identity.server';
import type {Piece} from '../rules/piece';
import type {Order} from '../rules/sheetPath';

/** Finds the variant of a standard piece at a price in cents, for ids of former orders. */
export type FindVariant = (handle: string, price: number) => Promise<string | undefined>;

interface Options {
  handle: string;
  piece: Piece;
  secrets: readonly string[];
  findVariant: FindVariant;
}

/** What the query of a sheet says of an order, if its id proves it. Ids of former orders name no plan. */
export async function verifiedOrder(query: URLSearchParams, options: Options): Promise<Order | null> {
  const [id, price, plan] = [query.get('id') ?? '', number(query.get('price')), number(query.get('plan'))];
  const {handle, piece, secrets} = options;
  // The length of an id, with whatever stands between its letters.
  if (!id || id.length > 40 || price === null) return null;
  const {configuration} = piece;
  if (plan !== null)
    return (await verifyConfigurationId(id, {handle, configuration, price, plan}, secrets)) ? {id, price, plan} : null;
  if (query.has('plan')) return null;
  const variantId = await variantOf(price, options);
  if (!variantId || !(await verifyFormerId(id, {variantId, configuration, price}, secrets))) return null;
  return {id, price, plan: null};
}

async function variantOf(price: number, {handle, piece, findVariant}: Options): Promise<string | undefined> {
  if (piece.kind === 'kliv') return klivVariant(piece.offer, piece.configuration)?.id;
  return findVariant(handle, price);
}

const number = (text: string | null) => (text !== null && /^\d{1,12}$/.test(text) ? Number(text) : null);
