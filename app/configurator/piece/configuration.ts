import {areKlivChoices, readChoices} from '../offer/choices';
import type {KlivConfiguration} from '../offer/klivOffer';
import type {StandardConfiguration} from '../offer/standardOffer';

/** What a shopper chooses about a piece. The price is never part of it. */
export type Configuration = StandardConfiguration | KlivConfiguration;

export function isKliv(configuration: Configuration): configuration is KlivConfiguration {
  return 'isKlivProduct' in configuration;
}

/** In mm, and in cm too; a larger number is a typing error. */
const maxMeasure = 100_000;
const isMeasure = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= maxMeasure;

/**
 * Parses an untrusted configuration from a cookie or a form. `undefined` unless it is complete and valid. It doesn't check whether the
 * product is offered like that. Unknown properties are dropped.
 */
export function toConfiguration(data: unknown): Configuration | undefined {
  const {
    isKlivProduct,
    color,
    length,
    width,
    height,
    choices: untrustedChoices,
  } = (data ?? {}) as Record<string, unknown>;
  const {value} = (color ?? {}) as {value?: unknown};
  const choices = readChoices(untrustedChoices);
  if (typeof value !== 'string' || !/^#[0-9a-f]{6}$/i.test(value) || !isMeasure(width) || !choices) return undefined;
  if (areKlivChoices(choices) !== (isKlivProduct === true)) return undefined;
  const parsedColor = {value: value.toLowerCase()};
  if (isKlivProduct === true)
    return isMeasure(height) ? {isKlivProduct, width, height, color: parsedColor, choices} : undefined;
  return isMeasure(length) ? {color: parsedColor, length, width, choices} : undefined;
}

/** `120 × 60 cm` or `600 × 400 mm`. */
export function formatDimensions(configuration: Configuration): string {
  const {width} = configuration;
  return isKliv(configuration)
    ? `${width}\u00a0×\u00a0${configuration.height}\u00a0mm`
    : `${configuration.length}\u00a0×\u00a0${width}\u00a0cm`;
}

/** The query, without its question mark, of the product's page with this configuration. */
export function configurationQuery(configuration: Configuration): string {
  const {color, width, choices} = configuration;
  const measures = isKliv(configuration)
    ? {width, height: configuration.height}
    : {length: configuration.length, width};
  const query = {color: color.value.slice(1), ...measures, ...choices};
  return new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
}
