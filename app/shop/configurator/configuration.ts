/** Where a KLIV piece will stand; the default first (specification, section 9). */
export const environments = ['indoor', 'outdoor'] as const;
export type Environment = (typeof environments)[number];

/** A standard piece as the cookie keeps it (specification, section 3). Whole centimetres. */
export interface StandardConfiguration {
  color: {value: string};
  length: number;
  width: number;
}

/** A KLIV piece as the cookie keeps it (specification, section 3). Whole millimetres. */
export interface KlivConfiguration {
  isKlivProduct: true;
  width: number;
  height: number;
  color: {value: string};
  environment: Environment;
}

/** What a shopper decides about a piece. The price is never part of it. */
export type Configuration = StandardConfiguration | KlivConfiguration;

export function isKliv(configuration: Configuration): configuration is KlivConfiguration {
  return 'isKlivProduct' in configuration;
}

/** Cart lines with the same key are one line: variant and every decision (specification, section 4). */
export function configurationKey(variantId: string, configuration: Configuration): string {
  const {color, width} = configuration;
  const parts = isKliv(configuration)
    ? [width, configuration.height, color.value, configuration.environment]
    : [configuration.length, width, color.value];
  return [variantId, ...parts].join('|');
}
