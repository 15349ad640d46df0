import {areKlivChoices, findChoicesByValues, getSelectedOptions} from '../offer/choices';
import {isKliv, toConfiguration, type Configuration} from './configuration';

/**
 * A configuration as one segment of a path: `200x90-b98a56` in cm, `500x300-f1ede1-indoor` in mm. The colour is followed by the
 * option values, in the order of `listAllChoices`. Each configuration has exactly one path.
 */
export function configurationPath(configuration: Configuration): string {
  const {width, color, choices} = configuration;
  const size = isKliv(configuration) ? [width, configuration.height] : [configuration.length, width];
  const optionValues = getSelectedOptions(choices).map(({option}) => option.value);
  return [size.join('x'), color.value.slice(1), ...optionValues].join('-');
}

const pathPattern = /^(\d{1,6})x(\d{1,6})-([0-9a-f]{6})((?:-[a-z]{1,20})*)$/;

/** Parses the result of `configurationPath`; `undefined` for any other text. */
export function readConfigurationPath(segment: string): Configuration | undefined {
  const [, first, second, colorDigits, optionValues = ''] = pathPattern.exec(segment) ?? [];
  const choices = findChoicesByValues(optionValues.split('-').slice(1));
  if (!choices) return undefined;
  const measures = areKlivChoices(choices)
    ? {isKlivProduct: true, width: Number(first), height: Number(second)}
    : {length: Number(first), width: Number(second)};
  const configuration = toConfiguration({...measures, color: {value: `#${colorDigits}`}, choices});
  return configuration && configurationPath(configuration) === segment ? configuration : undefined;
}

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
