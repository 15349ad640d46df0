import type {CartLine} from './cartView';

/**
 * When all available lines will be delivered: the longest delivery time, in the store's words (rule 13.21). If a line lacks the words
 * or the number of days, there is an estimate only if the words of all lines are the same. So nobody is promised too early a date.
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
