import type {CartLine} from './cartView';

/**
 * When all that can be bought now will have come: the longest delivery time of the lines, in the store's words (rule
 * 13.21). Nobody is promised too early a day: where a line has no words or no days, there is an estimate only if all
 * lines say the same.
 */
export function deliveryEstimate(lines: readonly CartLine[]): string | undefined {
  const times = lines.flatMap(({merchandise}) =>
    merchandise?.availableForSale ? [{words: merchandise.deliveryTime, days: merchandise.deliveryDays}] : [],
  );
  const [first] = times;
  if (times.every(({words}) => words === first?.words)) return first?.words;
  const comparable = times.flatMap(({words, days}) => (words && days !== undefined ? [{words, days}] : []));
  const [longest] = comparable.sort((a, b) => b.days - a.days);
  return comparable.length === times.length ? longest?.words : undefined;
}
