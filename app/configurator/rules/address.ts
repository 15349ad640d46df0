import {environments, isKliv, type Configuration} from './configuration';
import {hexColor} from './colors';
import {correctSize} from './kliv';
import {correct, type Corrected, type Reason} from './measure';
import type {Offer} from './offer';

/** A decision that couldn't be taken as it was asked for. */
export type Problem =
  | {field: 'length' | 'width' | 'height'; reason: Reason}
  | {field: 'color'; reason: Unavailable}
  | {field: 'environment'; reason: Unavailable};

interface Unavailable {
  kind: 'missing' | 'unknown';
}

/** A piece, and what had to be changed to make it. */
export interface Opened {
  configuration: Configuration;
  problems: Problem[];
}

/** `URLSearchParams` or `FormData`. */
interface Fields {
  get(name: string): unknown;
}

const keys = {standard: ['color', 'length', 'width'], kliv: ['color', 'width', 'height', 'environment']} as const;

/**
 * The piece that an address or a form describes, brought to what is made, and what had to be changed.
 * Nothing at all is the piece shown first; that needs no explanation. A damaged or cut link does.
 */
export function readConfiguration(offer: Offer, fields: Fields): Opened {
  const text = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value.slice(0, 400) : null;
  };
  const problems: Problem[] = [];
  const measured = (field: 'length' | 'width' | 'height', {value, reason}: Corrected) => {
    if (reason) problems.push({field, reason});
    return value;
  };
  const chosen = <T extends string>(
    field: 'color' | 'environment',
    options: readonly T[],
    asked: string | null | undefined,
  ) => {
    const option = options.find((candidate) => candidate === asked);
    if (option === undefined) problems.push({field, reason: {kind: text(field) === null ? 'missing' : 'unknown'}});
    return option ?? (options[0] as T);
  };
  const color = {
    value: chosen(
      'color',
      offer.colors.map(({value}) => value),
      hexColor(text('color')),
    ),
  };
  let configuration: Configuration;
  if (offer.kind === 'standard') {
    const length = measured('length', correct(offer.length, text('length')));
    configuration = {color, length, width: measured('width', correct(offer.width, text('width')))};
  } else {
    const size = correctSize(offer, {width: text('width'), height: text('height')});
    const width = measured('width', size.width);
    const height = measured('height', size.height);
    const environment = chosen('environment', environments, text('environment'));
    configuration = {isKlivProduct: true, width, height, color, environment};
  }
  const nothingAsked = keys[offer.kind].every((key) => text(key) === null);
  return {configuration, problems: nothingAsked ? [] : problems};
}

/** The query, without its question mark, under which the product's page opens with this piece. */
export function configurationQuery(configuration: Configuration): string {
  const {color, width} = configuration;
  const measures = isKliv(configuration)
    ? {width, height: configuration.height, environment: configuration.environment}
    : {length: configuration.length, width};
  const query = {color: color.value.slice(1), ...measures};
  return new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)])).toString();
}
