import {formatPrice, shownCents} from '~/i18n/formats';
import type {Language} from '~/i18n/language';

/** A variant as the store has it. */
interface MeasuredVariant {
  unitPrice?: {amount: string} | null;
  unitPriceMeasurement?: {referenceUnit?: string | null; referenceValue: number} | null;
}

/** Units that are not written as Shopify's code in small letters. */
const units: Record<string, string> = {L: 'l', M2: 'm²', M3: 'm³'};

/** The price of a litre, kilogram, metre or square metre as `49,80 € / l`, where the store gives one (rule 10.11). */
export function unitPriceText(
  {unitPrice, unitPriceMeasurement}: MeasuredVariant,
  language: Language,
): string | undefined {
  if (!unitPrice || !unitPriceMeasurement?.referenceUnit) return undefined;
  const {referenceUnit, referenceValue} = unitPriceMeasurement;
  const unit = units[referenceUnit] ?? referenceUnit.toLowerCase();
  const amount = referenceValue === 1 ? unit : `${referenceValue} ${unit}`;
  const cents = shownCents(unitPrice.amount);
  return cents === undefined ? undefined : `${formatPrice(cents, language)} / ${amount}`;
}
