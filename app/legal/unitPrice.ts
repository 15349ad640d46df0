import {formatPrice, roundedCents} from '~/i18n/formats';
import type {Language} from '~/i18n/language';

interface MeasuredVariant {
  unitPrice?: {amount: string} | null;
  unitPriceMeasurement?: {referenceUnit?: string | null; referenceValue: number} | null;
}

/** Units that differ from Shopify's code in lowercase. */
const units: Record<string, string> = {L: 'l', M2: 'm²', M3: 'm³'};

/** Formats a unit price as `49,80 € / l`; `undefined` when the store has none. */
export function unitPriceText(
  {unitPrice, unitPriceMeasurement}: MeasuredVariant,
  language: Language,
): string | undefined {
  if (!unitPrice || !unitPriceMeasurement?.referenceUnit) return undefined;
  const {referenceUnit, referenceValue} = unitPriceMeasurement;
  const unit = units[referenceUnit] ?? referenceUnit.toLowerCase();
  const amount = referenceValue === 1 ? unit : `${referenceValue}\u00a0${unit}`;
  const cents = roundedCents(unitPrice.amount);
  return cents === undefined ? undefined : `${formatPrice(cents, language)} / ${amount}`;
}
