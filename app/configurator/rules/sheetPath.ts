import type {Configuration} from './configuration';
import {configurationPath} from './configurationPath';

/** What the order of a piece says beside its configuration. The id proves the rest (`configurationId`). */
export interface Order {
  id: string;
  /** Cents of one piece. */
  price: number;
  /** Version of the plan that it was ordered with. */
  plan: number;
}

/** Path, without its language, of the drawing sheet of a piece; with its order, of the sheet that the workshop gets (rule 19.1). */
export function sheetPath(handle: string, configuration: Configuration, order?: Order): string {
  const path = `/sheet/${encodeURIComponent(handle)}/${configurationPath(configuration)}`;
  return order ? `${path}?${orderQuery(order)}` : path;
}

/** The query, without its question mark, that names an order. */
export function orderQuery({id, price, plan}: Order): string {
  return new URLSearchParams({id, price: String(price), plan: String(plan)}).toString();
}

/** Names of the parameters that a sheet reads. */
export const sheetParameters: readonly string[] = ['id', 'price', 'plan'];
