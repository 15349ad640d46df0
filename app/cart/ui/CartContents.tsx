import {useEffect, useId, useRef, type RefObject} from 'react';
import {formatPrice} from '~/i18n/formats';
import {localizedPath} from '~/i18n/language';
import {useLanguage, useMessages} from '~/i18n/useLanguage';
import {BeforeOrdering} from '~/legal/BeforeOrdering';
import {PriceNote} from '~/legal/PriceNote';
import {Button, ButtonLink} from '~/ui/Button';
import {TextLink} from '~/ui/TextLink';
import styles from './CartContents.module.css';
import {CartExtras} from './CartExtras';
import {CartLineRow} from './CartLineRow';
import {AlertText, CartNotice} from './CartNotice';
import {useCart} from '../browser/CartProvider';
import {messages} from './messages';
import {useCartButton} from './useCartButton';
import {availableQuantity, hasRisenPrice, payableTotal, type CartView, type RemovedView} from '../rules/cartView';
import {quantityName, initialValuesName, type InitialValues} from '../rules/intent';
import type {Notice} from '../rules/notice';

interface CartContentsProps {
  /** `undefined` while the cart is being loaded. */
  view: CartView | undefined;
  layout: 'panel' | 'page';
  /** The worker's notice about a form that was submitted without JavaScript. */
  notice?: Notice;
}

/** Lines, total and checkout, in the panel and on the cart's page. */
export function CartContents({view, layout, notice}: CartContentsProps) {
  const t = useMessages(messages);
  const formId = useId();
  const action = localizedPath('/cart', useLanguage());
  const createButtonProps = useCartButton(formId);
  const {notice: lastNotice} = useCart();
  const hasFailed = lastNotice && 'failed' in lastNotice;
  const lineList = useRef<HTMLUListElement>(null);
  return (
    <div className={styles[layout]}>
      <div className={styles.scroll}>
        {/* All fields and buttons below belong to this form, so whichever button is pressed, the typed texts are submitted. Enter presses
            the first button. `noValidate`: the worker reports an invalid quantity in the page's language. */}
        <form id={formId} method="post" action={action} noValidate>
          <button hidden {...createButtonProps({intent: 'save'}, {withFormFields: true})} />
          {view && <input type="hidden" name={initialValuesName} value={JSON.stringify(initialValues(view))} />}
        </form>
        <div className={styles.notices}>
          <CartNotice documentNotice={notice} />
          <div aria-live="polite">{view?.removed && <RemovedNotice removed={view.removed} formId={formId} />}</div>
        </div>
        {!view && !hasFailed && <p className={styles.loading}>{t.loading}</p>}
        {view && view.lines.length === 0 && <EmptyCart lineList={lineList} />}
        <ul ref={lineList} className={styles.lines} aria-label={t.lines} tabIndex={-1}>
          {view?.lines.map((line) => (
            <CartLineRow key={line.key} line={line} formId={formId} />
          ))}
        </ul>
        {view && view.lines.length > 0 && <CartExtras view={view} formId={formId} />}
        {view?.terms && view.lines.length > 0 && <BeforeOrdering terms={view.terms} />}
      </div>
      {view && view.lines.length > 0 && <Summary view={view} formId={formId} />}
    </div>
  );
}

/** The values that the fields of the cart's form have at first. */
const initialValues = ({lines, note = '', refusedCode = ''}: CartView): InitialValues => ({
  ...Object.fromEntries(lines.map(({key, quantity}) => [quantityName(key), String(quantity)])),
  note,
  code: refusedCode,
});

/** Above this number the names are replaced by their count. */
const maxNames = 4;

/** The items that were removed or ordered, and the button that restores them. */
function RemovedNotice({removed: {reason, count, names}, formId}: {removed: RemovedView; formId: string}) {
  const t = useMessages(messages);
  const createButtonProps = useCartButton(formId);
  const itemNames = names.length && names.length <= maxNames ? names.join('; ') : t.items(count);
  return (
    <div className={styles.removed}>
      <p>{t[reason](itemNames)}</p>
      <button {...createButtonProps({intent: 'undo'}, {onSubmit: focusLines})} className={styles.undo}>
        {reason === 'ordered' ? t.putBack : t.undo}
      </button>
    </div>
  );
}

/** Keeps the focus: the button disappears with its notice. */
function focusLines(button: HTMLButtonElement) {
  button.closest(`.${styles.scroll}`)?.querySelector('ul')?.focus();
}

/** Takes the focus from the list of lines, which has it after the last line was removed. */
function EmptyCart({lineList}: {lineList: RefObject<HTMLUListElement>}) {
  const t = useMessages(messages);
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (lineList.current === document.activeElement) text.current?.focus();
  }, [lineList]);
  return (
    <div ref={text} tabIndex={-1}>
      <p className={styles.emptyNarrow}>
        <TextLink to="/shop">{t.emptyNarrow}</TextLink>
      </p>
      <div className={styles.emptyWide}>
        <p>{t.emptyWide}</p>
        <ButtonLink to="/shop">{t.toShop}</ButtonLink>
      </div>
    </div>
  );
}

function Summary({view, formId}: {view: CartView; formId: string}) {
  const t = useMessages(messages);
  const language = useLanguage();
  const {isCheckingOut} = useCart();
  const createButtonProps = useCartButton(formId);
  const {discount} = view;
  const hasRisen = hasRisenPrice(view);
  const label = hasRisen ? t.checkoutDearer : t.checkout;
  const availableCount = view.lines.reduce((sum, line) => sum + availableQuantity(line), 0);
  return (
    <div className={styles.summary}>
      {!!discount?.amount && (
        <>
          <p className={styles.subtotal}>
            <span>{t.subtotal}</span>
            <span>{formatPrice(view.total, language)}</span>
          </p>
          <p className={styles.subtotal}>
            <span>{t.discount(discount.code)}</span>
            <span>{`−${formatPrice(discount.amount, language)}`}</span>
          </p>
        </>
      )}
      <p className={styles.total}>
        <span>{availableCount === view.count ? t.total : t.totalOf(availableCount, view.count)}</span>
        <span aria-live="polite">{formatPrice(payableTotal(view), language)}</span>
      </p>
      {/* A code without an amount may be for free shipping, which only the checkout knows. */}
      <PriceNote price={payableTotal(view)} showsCosts={discount?.amount !== 0} />
      {view.blocked && <AlertText>{t.blocked}</AlertText>}
      {hasRisen && !view.blocked && <AlertText>{t.dearer}</AlertText>}
      <input type="hidden" form={formId} name="total" value={payableTotal(view)} />
      <Button
        {...createButtonProps({intent: 'checkout'}, {withFormFields: true})}
        look="filled"
        className={styles.checkout}
        // Not `disabled`, because a disabled button loses the focus.
        aria-disabled={view.blocked || isCheckingOut || undefined}
      >
        {isCheckingOut ? t.checkingOut : label}
      </Button>
    </div>
  );
}
