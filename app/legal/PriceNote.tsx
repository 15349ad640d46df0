import {useMessages} from '~/i18n/useLanguage';
import {TextLink} from '~/ui/TextLink';
import {priceMessages} from './priceMessages';
import {useHasPolicy} from './useHasPolicy';

/** What is said at every price: that it contains VAT, and that shipping comes on top, with the way to its costs (rule 10.3). */
export function PriceNote() {
  const t = useMessages(priceMessages);
  return (
    <p className="annotation">
      {t.vat} {useHasPolicy('shipping') ? <TextLink to="/legal/shipping-policy">{t.shipping}</TextLink> : t.shipping}
    </p>
  );
}
