import {currency, formatPrice} from '~/i18n/formats';
import {languageData, perLanguage} from '~/i18n/language';
import {useLanguage, useMessages} from '~/i18n/useLanguage';
import {Disclosure} from '~/ui/Disclosure';
import {messages} from '../rules/messages';
import {getNames} from '../rules/names';
import type {Piece} from '../rules/piece';
import {priceParts, type PricePart} from '../rules/priceParts';
import styles from './configurator.module.css';

/** Formats of factors and of euros per centimetre. */
const formatsOf = perLanguage((language) => {
  const {locale} = languageData[language];
  const exact = {maximumFractionDigits: 6};
  return {
    number: new Intl.NumberFormat(locale, exact),
    rate: new Intl.NumberFormat(locale, {...exact, style: 'currency', currency}),
  };
});

/** The lines of a price, in a disclosure. */
export function PriceTable({piece}: {piece: Piece}) {
  const t = useMessages(messages);
  const language = useLanguage();
  const parts = priceParts(piece);
  if (!parts.length) return null;
  const names = getNames(piece.offer);
  const {number, rate} = formatsOf(language);
  const label = (part: PricePart): string => {
    switch (part.kind) {
      case 'base':
        return t.base;
      case 'rounding':
        return t.rounding;
      case 'choice':
        return `${part.choice.label[language]}: ${part.option.label[language]}`;
      case 'finish':
        return `${t[names.finish]}: ${part.name} (× ${number.format(part.multiplier)})`;
      case 'range':
        return t.sizeRange(part.width, part.height);
      default: {
        const name = part.kind === 'width' ? names.width : part.kind;
        return `${t[name]}: ${part.size} cm × ${rate.format(part.rate)}`;
      }
    }
  };
  const total = parts.reduce((sum, {amount}) => sum + amount, 0);
  return (
    <div className={styles.made}>
      <Disclosure title={t.parts}>
        <table className={styles.parts}>
          <tbody>
            {parts.map((part) => (
              <tr key={part.kind === 'choice' ? part.choice.name : part.kind}>
                <th scope="row">{label(part)}</th>
                <td>{formatPrice(part.amount, language).replace('-', '−')}</td>
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
