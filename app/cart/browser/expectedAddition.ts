import {configurationKey, type Configuration} from '~/configurator/rules/configuration';
import type {AddOperation} from '../rules/entries';
import type {ConfigureIntent} from '../rules/intent';
import type {CartLine} from '../rules/lines';
import type {Merchandise} from '../rules/merchandise';

/** What a form adds to the cart, as the page shows it. */
export interface Addition {
  merchandise: Merchandise;
  /** Of a piece that is made to measure. */
  configuration?: Configuration;
}

/**
 * What the worker will make of a made-to-measure piece, as far as the browser can tell: only the worker knows the
 * variant. Where a line already holds the same piece of the same product, its variant is known.
 */
export function expectedAddition(
  {quantity, replaces}: ConfigureIntent,
  {merchandise: {handle}, configuration}: Addition,
  lines: readonly CartLine[] = [],
): AddOperation | undefined {
  if (!configuration) return undefined;
  const same = lines.find(
    (line) =>
      line.merchandise?.handle === handle &&
      line.configuration &&
      configurationKey('', line.configuration) === configurationKey('', configuration),
  );
  const entry = {variant: {id: same?.variantId ?? ''}, quantity, configuratorData: configuration};
  return {type: 'add', entry, replaces};
}
