import {formatPrice} from '~/i18n/formats';
import {useLanguage, useMessages} from '~/i18n/useLanguage';
import {Drawing} from '~/configurator/drawing/Drawing';
import {enquiryPath} from '~/configurator/rules/describe';
import {restockLink} from '~/contact/restock';
import {LocalLink} from '~/ui/LocalLink';
import {sheetPath} from '~/configurator/rules/sheetPath';
import {priceMessages} from '~/legal/PriceNote';
import {Picture} from '~/ui/Picture';
import {TextLink} from '~/ui/TextLink';
import textLink from '~/ui/TextLink.module.css';
import {AlertText} from './CartNotice';
import styles from './CartLineRow.module.css';
import {messages} from './messages';
import {QuantityField} from './QuantityField';
import {useCartButton} from './useCartButton';
import {useCart} from '../browser/CartProvider';
import {formerPrice, lineName, linePath, lineTotal, type CartLine} from '../rules/cartView';
import {quantityName} from '../rules/intent';
import type {Merchandise} from '../rules/merchandise';

interface CartLineRowProps {
  line: CartLine;
  /** `id` of the cart's form. */
  form: string;
}

/** One line: picture, name, annotations, price, quantity; what is wrong with it, and the way out. */
export function CartLineRow({line, form}: CartLineRowProps) {
  const button = useCartButton(form);
  const t = useMessages(messages);
  const language = useLanguage();
  const {key, configuration, quantity, merchandise, problem} = line;
  const name = lineName(line) ?? t.vanishedTitle;
  return (
    <li className={styles.line}>
      <div className={styles.picture}>
        {merchandise?.image && <Picture image={merchandise.image} ratio="4 / 5" sizes="96px" alt="" />}
        {merchandise && configuration && (
          <Drawing
            construction={merchandise.construction ?? null}
            configuration={configuration}
            details={merchandise.annotation}
          />
        )}
      </div>
      <div className={styles.text}>
        {merchandise ? <Facts line={line} merchandise={merchandise} /> : <p>{name}</p>}
        {merchandise?.construction && configuration && (
          <p className="annotation">
            <LocalLink to={sheetPath(merchandise.handle, configuration)} discover="none" className={textLink.link}>
              {t.sheet}
            </LocalLink>
          </p>
        )}
        {problem && <AlertText>{problemText(line, t)}</AlertText>}
        {problem === 'onRequest' && merchandise && (
          <TextLink to={enquiryPath(merchandise.title, merchandise.annotation, language)}>{t.ask}</TextLink>
        )}
        {problem === 'soldOut' && <Restock name={name} />}
        <PriceChange line={line} />
        {problem === 'tooMany' && merchandise && (
          <button
            {...button({intent: 'update', key, quantity: String(merchandise.maxQuantity)}, {onSent: focusQuantity})}
            className={styles.action}
            aria-label={`${t.setTo(merchandise.maxQuantity)}, ${name}`}
          >
            {t.setTo(merchandise.maxQuantity)}
          </button>
        )}
      </div>
      <div className={styles.controls}>
        {merchandise?.availableForSale && (
          <Quantity line={line} form={form} name={name} max={merchandise.maxQuantity} />
        )}
        <div className={styles.actions}>
          {merchandise && configuration && (
            <LocalLink
              to={`${linePath(merchandise, configuration)}&${new URLSearchParams({replaces: key, quantity: String(quantity)})}`}
              className={styles.edit}
              aria-label={t.editNamed(name)}
            >
              {t.edit}
            </LocalLink>
          )}
          <button
            {...button({intent: 'remove', key}, {onSent: focusList})}
            className={styles.action}
            aria-label={t.removeNamed(name)}
          >
            {t.remove}
          </button>
        </div>
      </div>
    </li>
  );
}

/** The button goes with its line; without this the focus would be lost. */
function focusList(button: HTMLButtonElement) {
  button.closest('ul')?.focus();
}

/** The button goes when the quantity is right. */
function focusQuantity(button: HTMLButtonElement) {
  button.closest('li')?.querySelector<HTMLElement>('input[type="number"]')?.focus();
}

function problemText(line: CartLine, t: (typeof messages)['de']): string {
  const {problem, merchandise} = line;
  if (problem === 'tooMany') return t.tooMany(merchandise?.maxQuantity ?? 1);
  if (problem === 'vanished') return lineName(line) ? t.vanishedNamed : t.vanished;
  return problem ? t[problem] : '';
}

function Restock({name}: {name: string}) {
  const {label, path} = restockLink(name, useLanguage());
  return <TextLink to={path}>{label}</TextLink>;
}

/** The old and the new price of one piece (rule 14.9). */
function PriceChange({line}: {line: CartLine}) {
  const t = useMessages(messages);
  const language = useLanguage();
  const former = formerPrice(line);
  if (former === null || !line.merchandise) return null;
  const {price} = line.merchandise;
  const text = t.priceChange(formatPrice(former, language), formatPrice(price, language));
  return price > former ? <AlertText>{text}</AlertText> : <p className="annotation">{text}</p>;
}

function Facts({line, merchandise}: {line: CartLine; merchandise: Merchandise}) {
  const legal = useMessages(priceMessages);
  const t = useMessages(messages);
  const language = useLanguage();
  const {title, annotation, price, compareAtPrice, availableForSale, noWithdrawal, unitPrice} = merchandise;
  return (
    <>
      <p className={styles.head}>
        <LocalLink to={linePath(merchandise, line.configuration)} className={styles.title}>
          {title}
        </LocalLink>
        {availableForSale && <span className={styles.price}>{formatPrice(lineTotal(line), language)}</span>}
      </p>
      {annotation && <p className="annotation">{annotation}</p>}
      {unitPrice && <p className="annotation">{unitPrice}</p>}
      {noWithdrawal && <p className="annotation">{t.noWithdrawal}</p>}
      {(line.quantity > 1 || compareAtPrice !== null) && !line.merchandise?.notSellable && (
        <p className="annotation">
          {t.each(formatPrice(price, language))}
          {compareAtPrice !== null && (
            <>
              <span className="visually-hidden">, {t.compareAtPrice}</span>{' '}
              <s className={styles.compareAtPrice}>{formatPrice(compareAtPrice, language)}</s>{' '}
              {legal.lowest(formatPrice(compareAtPrice, language))}
            </>
          )}
        </p>
      )}
    </>
  );
}

interface QuantityProps extends CartLineRowProps {
  name: string;
  max: number;
}

function Quantity({line: {key, quantity}, form, name, max}: QuantityProps) {
  const t = useMessages(messages);
  const {submit} = useCart();
  const button = useCartButton(form);
  return (
    <div className={styles.quantity}>
      <QuantityField
        field={quantityName(key)}
        form={form}
        quantity={quantity}
        max={max}
        name={name}
        onCommit={(next) => void submit({intent: 'update', key, quantity: String(next)})}
      />
      <noscript>
        <button {...button({intent: 'save'})} className={styles.action} aria-label={`${t.update}, ${name}`}>
          {t.update}
        </button>
      </noscript>
    </div>
  );
}
