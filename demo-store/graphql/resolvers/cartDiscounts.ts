import type {AppliedDiscount} from '../../cart/discounts';
import type {DiscountRecord} from '../../model';
import {money, type MoneyV2} from '../money';

const amount = (cents: number, currencyCode: string): MoneyV2 & {__typename: string} => ({
  __typename: 'MoneyV2',
  ...money(cents, currencyCode),
});
const percentage = (percent: number) => ({__typename: 'PricingPercentageValue', percentage: percent});

function toPricingValue(record: DiscountRecord, currencyCode: string) {
  if (record.kind === 'shipping') return percentage(100);
  if (record.kind === 'buyXGetY') return percentage(record.gets.percent);
  return 'percent' in record.value ? percentage(record.value.percent) : amount(record.value.amount, currencyCode);
}

export function discountApplication({code, record, amounts}: AppliedDiscount, currencyCode: string) {
  const {kind} = record;
  const isPerItem = kind === 'shipping' || kind === 'buyXGetY' || (kind === 'products' && record.eachItem);
  return {
    __typename: 'CartCodeDiscountApplication',
    code,
    totalAllocatedAmount: money(
      amounts.reduce((sum, cents) => sum + cents, 0),
      currencyCode,
    ),
    allocationMethod: isPerItem ? 'EACH' : 'ACROSS',
    targetSelection: kind === 'order' || kind === 'shipping' ? 'ALL' : 'ENTITLED',
    targetType: kind === 'shipping' ? 'SHIPPING_LINE' : 'LINE_ITEM',
    value: toPricingValue(record, currencyCode),
  };
}

/**
 * The allocation of a discount to a line. The deprecated `discountApplication` holds the line's amount instead of the total.
 */
export function discountAllocations(appliedDiscount: AppliedDiscount | undefined, cents: number, currencyCode: string) {
  if (!appliedDiscount || cents === 0) return [];
  const application = discountApplication(appliedDiscount, currencyCode);
  const deprecatedValue = 'percentage' in application.value ? application.value : amount(cents, currencyCode);
  return [
    {
      __typename: 'CartCodeDiscountAllocation',
      code: appliedDiscount.code,
      discountedAmount: money(cents, currencyCode),
      targetType: application.targetType,
      discountApplication: {...application, __typename: 'CartDiscountApplication', value: deprecatedValue},
      sourceDiscountApplication: application,
    },
  ];
}
