import {enquiryPath} from '~/configurator/piece/describePiece';
import {sheetPath} from '~/configurator/piece/piecePath';
import {Drawing} from '~/configurator/viewer/Drawing';
import {backInStockLink} from '~/contact/backInStockLink';
import {formatPrice} from '~/i18n/formats';
import {useLanguage, useMessages} from '~/i18n/useLanguage';
import {lowestPriceText} from '~/legal/PriceNote';
import {LocalLink} from '~/ui/LocalLink';
import {Picture} from '~/ui/Picture';
import {TextLink} from '~/ui/TextLink';
import textLink from '~/ui/TextLink.module.css';
import {useCart} from '../browser/CartProvider';
import {previousPrice, lineName, linePath, lineTotal, type CartLine} from '../rules/cartView';
import {quantityName} from '../rules/intent';
import type {Merchandise} from '../rules/merchandise';
import styles from './CartLineRow.module.css';
import {AlertText} from './CartNotice';
import {messages} from './messages';
import {QuantityField} from './QuantityField';
import {useCartButton} from './useCartButton';

interface CartLineRowProps {
  line: CartLine;
  /** `id` of the cart's form. */
  formId: string;
}

/** One line of the cart: picture, name, annotations, price and quantity; its problem, if any, and how to solve it. */
export function CartLineRow({line, formId}: CartLineRowProps) {
  const createButtonProps = useCartButton(formId);
  const t = useMessages(messages);
  const language = useLanguage();
  const {key, configuration, merchandise, problem} = line;
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
        {merchandise ? <LineDetails line={line} merchandise={merchandise} /> : <p>{name}</p>}
        {merchandise?.construction && configuration && (
          <p className="annotation">
            <LocalLink to={sheetPath(merchandise.handle, configuration)} className={textLink.link}>
              {t.sheet}
            </LocalLink>
          </p>
        )}
        {problem && <AlertText>{problemText(line, t)}</AlertText>}
        {problem === 'onRequest' && merchandise && (
          <TextLink to={enquiryPath(merchandise.title, merchandise.annotation, language)}>{t.ask}</TextLink>
        )}
        {problem === 'soldOut' && <BackInStockLink name={name} />}
        <PriceChange line={line} />
        {problem === 'tooMany' && merchandise && (
          <button
            {...createButtonProps(
              {intent: 'update', key, quantity: String(merchandise.maxQuantity)},
              {onSubmit: focusQuantity},
            )}
            className={styles.action}
            aria-label={`${t.setTo(merchandise.maxQuantity)}, ${name}`}
          >
            {t.setTo(merchandise.maxQuantity)}
          </button>
        )}
      </div>
      <div className={styles.controls}>
        {merchandise?.availableForSale && (
          <LineQuantity line={line} formId={formId} name={name} max={merchandise.maxQuantity} />
        )}
        <div className={styles.actions}>
          {merchandise && configuration && (
            <LocalLink to={editPath(line, merchandise)} className={styles.edit} aria-label={t.editNamed(name)}>
              {t.edit}
            </LocalLink>
          )}
          <button
            {...createButtonProps({intent: 'remove', key}, {onSubmit: focusList})}
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

/** Keeps the focus: the button disappears with its line. */
function focusList(button: HTMLButtonElement) {
  button.closest('ul')?.focus();
}

/** Keeps the focus: the button disappears when the quantity is available. */
function focusQuantity(button: HTMLButtonElement) {
  button.closest('li')?.querySelector<HTMLElement>('input[type="number"]')?.focus();
}

/** The path of the product's page with the configuration of the line, which the edited piece replaces. */
function editPath({key, configuration, quantity}: CartLine, merchandise: Merchandise): string {
  const parameters = new URLSearchParams({replaces: key, quantity: String(quantity)});
  return `${linePath(merchandise, configuration)}&${parameters}`;
}

function problemText(line: CartLine, t: (typeof messages)['de']): string {
  const {problem, merchandise} = line;
  if (problem === 'tooMany') return t.tooMany(merchandise?.maxQuantity ?? 1);
  if (problem === 'vanished') return lineName(line) ? t.vanishedNamed : t.vanished;
  return problem ? t[problem] : '';
}

function BackInStockLink({name}: {name: string}) {
  const {label, path} = backInStockLink(name, useLanguage());
  return <TextLink to={path}>{label}</TextLink>;
}

/** The old and the new price of one piece. */
function PriceChange({line}: {line: CartLine}) {
  const t = useMessages(messages);
  const language = useLanguage();
  const formerPrice = previousPrice(line);
  if (formerPrice === null || !line.merchandise) return null;
  const {price} = line.merchandise;
  const text = t.priceChange(formatPrice(formerPrice, language), formatPrice(price, language));
  return price > formerPrice ? <AlertText>{text}</AlertText> : <p className="annotation">{text}</p>;
}

function LineDetails({line, merchandise}: {line: CartLine; merchandise: Merchandise}) {
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
      {(line.quantity > 1 || compareAtPrice !== null) && !line.merchandise?.unavailableReason && (
        <p className="annotation">
          <span>{t.each(formatPrice(price, language))}</span>
          {compareAtPrice !== null && (
            <span>
              <span className="visually-hidden">{`, ${t.compareAtPrice}`}</span>{' '}
              <s className={styles.compareAtPrice}>{formatPrice(compareAtPrice, language)}</s>{' '}
              <span>{lowestPriceText(compareAtPrice, language)}</span>
            </span>
          )}
        </p>
      )}
    </>
  );
}

interface LineQuantityProps extends CartLineRowProps {
  name: string;
  max: number;
}

function LineQuantity({line: {key, quantity}, formId, name, max}: LineQuantityProps) {
  const t = useMessages(messages);
  const {submit} = useCart();
  const createButtonProps = useCartButton(formId);
  return (
    <div className={styles.quantity}>
      <QuantityField
        fieldName={quantityName(key)}
        formId={formId}
        quantity={quantity}
        max={max}
        itemName={name}
        onCommit={(next) => void submit({intent: 'update', key, quantity: String(next)})}
      />
      <noscript>
        <button {...createButtonProps({intent: 'save'})} className={styles.action} aria-label={`${t.update}, ${name}`}>
          {t.update}
        </button>
      </noscript>
    </div>
  );
}
