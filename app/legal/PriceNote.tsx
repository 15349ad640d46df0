import {useLanguage} from '~/i18n/useLanguage';
import {TextLink} from '~/ui/TextLink';
import {priceNoteText} from './shippingCosts';
import {useHasPolicy, useShippingCosts} from './shopTerms';

/** The word of the note that links the shipping policy. */
const linkText = {de: 'Versand', en: 'shipping'};

interface PriceNoteProps {
  /** Cents; `null` where there is no price yet, or more than one. */
  price: number | null;
  /** Whether the note says what shipping costs. */
  showsCosts?: boolean;
}

/** The note at every price: VAT is included, and shipping is free or not. */
export function PriceNote({price, showsCosts = false}: PriceNoteProps) {
  const language = useLanguage();
  const note = priceNoteText(price, useShippingCosts(), language, {showsCosts});
  const shipping = linkText[language];
  const [before, ...after] = note.split(shipping);
  return (
    <p className="annotation">
      {before}
      {useHasPolicy('shipping') ? <TextLink to="/legal/shipping-policy">{shipping}</TextLink> : shipping}
      {after.join(shipping)}
    </p>
  );
}
