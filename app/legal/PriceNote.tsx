import {defineMessages} from '~/i18n/messages';
import {useMessages} from '~/i18n/useLanguage';
import {TextLink} from '~/ui/TextLink';
import {useHasPolicy} from './useHasPolicy';

export const priceMessages = defineMessages({
  de: {
    vat: 'inkl. MwSt. und zzgl.',
    vatOnly: 'inkl. MwSt.,',
    free: 'kostenlos',
    shipping: 'Versand',
    lowestIn30Days: (price: string) => `Niedrigster Preis der letzten 30 Tage: ${price}`,
  },
  en: {
    vat: 'incl. VAT, plus',
    vatOnly: 'incl. VAT,',
    free: 'free',
    shipping: 'shipping',
    lowestIn30Days: (price: string) => `Lowest price in the last 30 days: ${price}`,
  },
});

interface PriceNoteProps {
  /** Formatted shipping costs. */
  cost?: string;
  /** Shipping is free at this price. */
  free?: boolean;
}

/** The note at every price: VAT is included, shipping is not, with a link to its costs. */
export function PriceNote({cost, free = false}: PriceNoteProps) {
  const t = useMessages(priceMessages);
  return (
    <p className="annotation">
      {free ? t.vatOnly : t.vat}{' '}
      {useHasPolicy('shipping') ? <TextLink to="/legal/shipping-policy">{t.shipping}</TextLink> : t.shipping}
      {free ? ` ${t.free}` : cost && `: ${cost}`}
    </p>
  );
}
