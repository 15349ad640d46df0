import type {Configuration} from './configuration';
import {configurationPath} from './configurationPath';

/** The data of an ordered piece besides its configuration. The id signs all of it (`configurationId`). */
export interface Order {
  id: string;
  /** Cents of one piece. */
  price: number;
  /** Version of the plan at the time of the order. */
  plan: number;
}

/** The path, without its language, of the drawing sheet of a piece; with an order, of the workshop's sheet. */
export function sheetPath(handle: string, configuration: Configuration, order?: Order): string {
  const path = `/sheet/${encodeURIComponent(handle)}/${configurationPath(configuration)}`;
  return order ? `${path}?${orderQuery(order)}` : path;
}

/** The query of an order, without its question mark. */
export function orderQuery({id, price, plan}: Order): string {
  return new URLSearchParams({id, price: String(price), plan: String(plan)}).toString();
}

export const sheetParameters: readonly string[] = ['id', 'price', 'plan'];
