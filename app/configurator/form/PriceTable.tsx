import {currency, formatPrice} from '~/i18n/formats';
import {languageData, perLanguage} from '~/i18n/language';
import {useLanguage, useMessages} from '~/i18n/useLanguage';
import {Disclosure} from '~/ui/Disclosure';
import {getNames} from '../offer/names';
import {messages} from '../offer/messages';
import type {Piece} from '../piece/piece';
import {listPriceParts, type PricePart} from '../piece/priceParts';
import styles from './configurator.module.css';

const minusSign = '−';

/** The formats of multipliers and of euros per centimetre. */
const getFormats = perLanguage((language) => {
  const {locale} = languageData[language];
  const digits = {maximumFractionDigits: 6};
  return {
    multiplier: new Intl.NumberFormat(locale, digits),
    rate: new Intl.NumberFormat(locale, {...digits, style: 'currency', currency}),
  };
});

/** The lines of a price, in a disclosure that is closed at first. */
export function PriceTable({piece}: {piece: Piece}) {
  const t = useMessages(messages);
  const language = useLanguage();
  const parts = listPriceParts(piece);
  if (!parts.length) return null;
  const names = getNames(piece.offer);
  const formats = getFormats(language);
  const getLabel = (part: PricePart): string => {
    switch (part.kind) {
      case 'base':
        return t.base;
      case 'rounding':
        return t.rounding;
      case 'choice':
        return `${part.choice.label[language]}: ${part.option.label[language]}`;
      case 'finish':
        return `${t[names.finish]}: ${part.name} (× ${formats.multiplier.format(part.multiplier)})`;
      case 'range':
        return t.sizeRange(part.width, part.height);
      default: {
        const name = part.kind === 'width' ? names.width : part.kind;
        return `${t[name]}: ${part.size}\u00a0cm × ${formats.rate.format(part.rate)}`;
      }
    }
  };
  const total = parts.reduce((sum, {amount}) => sum + amount, 0);
  return (
    <div className={styles.priceTable}>
      <Disclosure title={t.parts}>
        <table className={styles.priceLines}>
          <tbody>
            {parts.map((part) => (
              <tr key={part.kind === 'choice' ? part.choice.name : part.kind}>
                <th scope="row">{getLabel(part)}</th>
                <td>{formatPrice(part.amount, language).replace('-', minusSign)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t.price}</th>
              <td>{formatPrice(total, language)}</td>
            </tr>
          </tfoot>
        </table>
      </Disclosure>
    </div>
  );
}
