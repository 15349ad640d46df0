import {defineMessages} from '~/i18n/messages';
import {useMessages} from '~/i18n/useLanguage';
import {TextLink} from '~/ui/TextLink';
import {useHasPolicy} from './useHasPolicy';

export const priceMessages = defineMessages({
  de: {
    vat: 'inkl. MwSt. und zzgl.',
    shipping: 'Versand',
    lowest: (price: string) => `Niedrigster Preis der letzten 30 Tage: ${price}`,
  },
  en: {
    vat: 'incl. VAT, plus',
    shipping: 'shipping',
    lowest: (price: string) => `Lowest price of the last 30 days: ${price}`,
  },
});

/** What is said at every price: that it contains VAT, and that shipping comes on top, with the way to its costs (rule 10.3). */
export function PriceNote() {
  const t = useMessages(priceMessages);
  return (
    <p className="annotation">
      {t.vat} {useHasPolicy('shipping') ? <TextLink to="/legal/shipping-policy">{t.shipping}</TextLink> : t.shipping}
    </p>
  );
}
