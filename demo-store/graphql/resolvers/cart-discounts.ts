import type {AppliedDiscount} from '../../cart/discounts';
import type {DiscountRecord} from '../../model';
import {money} from '../money';

const amount = (cents: number) => ({__typename: 'MoneyV2', ...money(cents)});
const percentage = (percent: number) => ({__typename: 'PricingPercentageValue', percentage: percent});

function valueOf(record: DiscountRecord) {
  if (record.kind === 'shipping') return percentage(100);
  if (record.kind === 'buyXGetY') return percentage(record.gets.percent);
  return 'percent' in record.value ? percentage(record.value.percent) : amount(record.value.amount);
}

/** A code that applies to a cart, with what it takes off in all. */
export function discountApplication({code, record, amounts}: AppliedDiscount) {
  const {kind} = record;
  const isEach = kind === 'shipping' || kind === 'buyXGetY' || (kind === 'products' && record.eachItem);
  return {
    __typename: 'CartCodeDiscountApplication',
    code,
    totalAllocatedAmount: money(amounts.reduce((sum, cents) => sum + cents, 0)),
    allocationMethod: isEach ? 'EACH' : 'ACROSS',
    targetSelection: kind === 'order' || kind === 'shipping' ? 'ALL' : 'ENTITLED',
    targetType: kind === 'shipping' ? 'SHIPPING_LINE' : 'LINE_ITEM',
    value: valueOf(record),
  };
}

/** What a code takes off a line. The former field for its application gives this amount in place of the whole one. */
export function discountAllocations(applied: AppliedDiscount | undefined, cents: number) {
  if (!applied || cents === 0) return [];
  const application = discountApplication(applied);
  const former = 'percentage' in application.value ? application.value : amount(cents);
  return [
    {
      __typename: 'CartCodeDiscountAllocation',
      code: applied.code,
      discountedAmount: money(cents),
      targetType: application.targetType,
      discountApplication: {...application, __typename: 'CartDiscountApplication', value: former},
      sourceDiscountApplication: application,
    },
  ];
}
