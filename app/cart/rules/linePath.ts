import type {Configuration} from '~/configurator/rules/configuration';
import {configurationQuery} from '~/configurator/rules/configurationQuery';
import type {Merchandise} from './merchandise';

/** Path, without its language, of the product's page that opens with what a line holds. */
export function linePath({handle, variantNumber}: Merchandise, configuration?: Configuration): string {
  const query = configuration ? configurationQuery(configuration) : variantNumber && `variant=${variantNumber}`;
  return `/product/${handle}${query ? `?${query}` : ''}`;
}
