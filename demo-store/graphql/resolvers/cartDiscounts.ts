import type {AppliedDiscount} from '../../cart/discounts';
import type {DiscountRecord} from '../../model';
import {money, type MoneyV2} from '../money';

const amount = (cents: number): MoneyV2 & {__typename: string} => ({__typename: 'MoneyV2', ...money(cents)});
const percentage = (percent: number) => ({__typename: 'PricingPercentageValue', percentage: percent});

function toPricingValue(record: DiscountRecord) {
  if (record.kind === 'shipping') return percentage(100);
  if (record.kind === 'buyXGetY') return percentage(record.gets.percent);
  return 'percent' in record.value ? percentage(record.value.percent) : amount(record.value.amount);
}

export function discountApplication({code, record, amounts}: AppliedDiscount) {
  const {kind} = record;
  const isPerItem = kind === 'shipping' || kind === 'buyXGetY' || (kind === 'products' && record.eachItem);
  return {
    __typename: 'CartCodeDiscountApplication',
    code,
    totalAllocatedAmount: money(amounts.reduce((sum, cents) => sum + cents, 0)),
    allocationMethod: isPerItem ? 'EACH' : 'ACROSS',
    targetSelection: kind === 'order' || kind === 'shipping' ? 'ALL' : 'ENTITLED',
    targetType: kind === 'shipping' ? 'SHIPPING_LINE' : 'LINE_ITEM',
    value: toPricingValue(record),
  };
}

/**
 * The allocation of a discount to a line. The deprecated `discountApplication` holds the line's amount instead of the total.
 */
export function discountAllocations(appliedDiscount: AppliedDiscount | undefined, cents: number) {
  if (!appliedDiscount || cents === 0) return [];
  const application = discountApplication(appliedDiscount);
  const deprecatedValue = 'percentage' in application.value ? application.value : amount(cents);
  return [
    {
      __typename: 'CartCodeDiscountAllocation',
      code: appliedDiscount.code,
      discountedAmount: money(cents),
      targetType: application.targetType,
      discountApplication: {...application, __typename: 'CartDiscountApplication', value: deprecatedValue},
      sourceDiscountApplication: application,
    },
  ];
}
