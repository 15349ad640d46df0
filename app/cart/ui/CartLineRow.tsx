import {formatPrice} from '~/i18n/formats';
import {useLanguage, useMessages} from '~/i18n/useLanguage';
import {Drawing} from '~/configurator/drawing/Drawing';
import {LocalLink} from '~/ui/LocalLink';
import {Picture} from '~/ui/Picture';
import {AlertText} from './AlertText';
import {CartForm} from './CartForm';
import styles from './CartLineRow.module.css';
import {messages} from './messages';
import {QuantityField} from './QuantityField';
import {lineTotal, type CartLine, type CartPiece} from '../rules/view';

/** One line: picture, name, annotations, price, quantity; what is wrong with it, and the way out. */
export function CartLineRow({line}: {line: CartLine}) {
  const t = useMessages(messages);
  const {key, configuration, quantity, piece, problem} = line;
  const name = piece ? [piece.title, piece.annotation].filter(Boolean).join(', ') : t.vanishedTitle;
  return (
    <li className={styles.line}>
      <div className={styles.picture}>
        {piece?.image && <Picture image={piece.image} ratio="4 / 5" sizes="96px" alt="" />}
        {piece && configuration && (
          <Drawing handle={handleOf(piece.path)} configuration={configuration} details={piece.annotation} />
        )}
      </div>
      <div className={styles.text}>
        {piece ? <Piece line={line} piece={piece} /> : <p>{t.vanishedTitle}</p>}
        {problem && <AlertText>{problemText(line, t)}</AlertText>}
        {problem === 'tooMany' && piece && (
          <CartForm intent="update" fields={{key, quantity: String(piece.most)}}>
            <button className={styles.action}>{t.setTo(piece.most)}</button>
          </CartForm>
        )}
      </div>
      <div className={styles.controls}>
        {piece?.forSale && <Quantity line={line} most={piece.most} />}
        <div className={styles.actions}>
          {piece && configuration && (
            <LocalLink
              to={`${piece.path}&${new URLSearchParams({replaces: key, quantity: String(quantity)})}`}
              className={styles.edit}
              aria-label={t.editNamed(name)}
            >
              {t.edit}
            </LocalLink>
          )}
          <CartForm intent="remove" fields={{key}} onSubmitted={focusList}>
            <button className={styles.action} aria-label={t.removeNamed(name)}>
              {t.remove}
            </button>
          </CartForm>
        </div>
      </div>
    </li>
  );
}

/** Of `/product/{handle}?…`. */
const handleOf = (path: string) => path.split(/[/?]/)[2] ?? '';

/** The button goes with its line; without this the focus would be lost. */
function focusList(form: HTMLFormElement) {
  form.closest('ul')?.focus();
}

function problemText({problem, piece}: CartLine, t: (typeof messages)['de']): string {
  if (problem === 'tooMany') return t.tooMany(piece?.most ?? 1);
  return problem === 'soldOut' ? t.soldOut : t.vanished;
}

function Piece({line, piece}: {line: CartLine; piece: CartPiece}) {
  const t = useMessages(messages);
  const language = useLanguage();
  const {title, annotation, path, price, compareAtPrice, forSale} = piece;
  return (
    <>
      <p className={styles.head}>
        <LocalLink to={path} className={styles.title}>
          {title}
        </LocalLink>
        {forSale && <span className={styles.price}>{formatPrice(lineTotal(line), language)}</span>}
      </p>
      {annotation && <p className="annotation">{annotation}</p>}
      {(line.quantity > 1 || compareAtPrice !== null) && (
        <p className="annotation">
          {t.each(formatPrice(price, language))}
          {compareAtPrice !== null && (
            <>
              <span className="visually-hidden">, {t.formerPrice}</span>{' '}
              <s className={styles.former}>{formatPrice(compareAtPrice, language)}</s>
            </>
          )}
        </p>
      )}
    </>
  );
}

function Quantity({line, most}: {line: CartLine; most: number}) {
  const t = useMessages(messages);
  return (
    <CartForm intent="update" fields={{key: line.key}} className={styles.quantity}>
      <QuantityField quantity={line.quantity} most={most} submits compact />
      <noscript>
        <button className={styles.action}>{t.update}</button>
      </noscript>
    </CartForm>
  );
}
