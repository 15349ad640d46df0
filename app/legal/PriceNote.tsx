import {formatPrice} from '~/i18n/formats';
import type {Language} from '~/i18n/language';
import {useLanguage} from '~/i18n/useLanguage';
import {TextLink} from '~/ui/TextLink';
import {priceNoteText} from './shippingCosts';
import {useHasPolicy, useShippingCosts} from './shopTerms';

/** The word of the note that links the shipping policy. */
const linkText = {de: 'Versand', en: 'shipping'};

const lowestPrice = {de: 'Niedrigster Preis der letzten 30\u00a0Tage', en: 'Lowest price in the last 30\u00a0days'};

/** The text that stands beside a struck-through price in cents. */
export const lowestPriceText = (price: number, language: Language): string =>
  `${lowestPrice[language]}: ${formatPrice(price, language)}`;

interface PriceNoteProps {
  /** Cents; none where there is no price yet, or more than one. */
  price?: number | null;
  /** Whether the note says what shipping costs. */
  showsCosts?: boolean;
}

/** The note at every price: VAT is included, and shipping is free or not. */
export function PriceNote({price, showsCosts}: PriceNoteProps) {
  const language = useLanguage();
  const note = priceNoteText(price, useShippingCosts(), language, {showsCosts});
  const shipping = linkText[language];
  const [before, after] = note.split(shipping);
  return (
    <p className="annotation">
      <span>{before}</span>
      {useHasPolicy('shipping') ? <TextLink to="/legal/shipping-policy">{shipping}</TextLink> : <span>{shipping}</span>}
      <span>{after}</span>
    </p>
  );
}
