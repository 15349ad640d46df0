/** Where a KLIV piece will stand; the default first (rule 12.1). */
export const environments = ['indoor', 'outdoor'] as const;
export type Environment = (typeof environments)[number];

/** The configuration of a standard piece, as the cookie keeps it. Whole centimetres (rule 11.3). */
export interface StandardConfiguration {
  color: {value: string};
  length: number;
  width: number;
}

/** The configuration of a KLIV piece, as the cookie keeps it. Whole millimetres (rule 12.1). */
export interface KlivConfiguration {
  isKlivProduct: true;
  width: number;
  height: number;
  color: {value: string};
  environment: Environment;
}

/** What a shopper chooses about a piece. The price is never part of it. */
export type Configuration = StandardConfiguration | KlivConfiguration;

export function isKliv(configuration: Configuration): configuration is KlivConfiguration {
  return 'isKlivProduct' in configuration;
}

const maxMillimetres = 100_000;
const isMeasure = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= maxMillimetres;

/**
 * A configuration that comes from outside: a cookie, a form. `undefined` unless every choice is there and readable.
 * Whether the product is made like that is the offer's to say; everything else that came with it is left behind.
 */
export function toConfiguration(data: unknown): Configuration | undefined {
  const {isKlivProduct, color, length, width, height, environment} = (data ?? {}) as Record<string, unknown>;
  const {value} = (color ?? {}) as {value?: unknown};
  if (typeof value !== 'string' || !/^#[0-9a-f]{6}$/i.test(value) || !isMeasure(width)) return undefined;
  const chosen = {value: value.toLowerCase()};
  if (isKlivProduct !== true) return isMeasure(length) ? {color: chosen, length, width} : undefined;
  const use = environments.find((candidate) => candidate === environment);
  return use && isMeasure(height) ? {isKlivProduct, width, height, color: chosen, environment: use} : undefined;
}

/** Cart entries with the same key are one: the variant and everything that was chosen (rule 13.3). */
export function configurationKey(variantId: string, configuration: Configuration): string {
  const {color, width} = configuration;
  const parts = isKliv(configuration)
    ? [width, configuration.height, color.value, configuration.environment]
    : [configuration.length, width, color.value];
  return [variantId, ...parts].join('|');
}
