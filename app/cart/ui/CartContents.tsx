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
import {availableQuantity, isDearer, payable, type CartView, type RemovedView} from '../rules/cartView';
import {quantityName, shownName, type ShownFields} from '../rules/intent';
import type {Notice} from '../rules/notice';

interface CartContentsProps {
  /** `undefined` while it is being loaded. */
  view: CartView | undefined;
  layout: 'panel' | 'page';
  /** What the worker says to a form that was sent without JavaScript. */
  notice?: Notice;
}

/** Lines, total and checkout, in the panel and on the cart's page. */
export function CartContents({view, layout, notice}: CartContentsProps) {
  const t = useMessages(messages);
  const form = useId();
  const action = localizedPath('/cart', useLanguage());
  const button = useCartButton(form);
  const state = useCart();
  const failed = state.notice && 'failed' in state.notice;
  const lines = useRef<HTMLUListElement>(null);
  return (
    <div className={styles[layout]}>
      <div className={styles.scroll}>
        {/* All fields and buttons below belong to it, so that what was typed counts whichever button is pressed (rule 13.25). Its first
            button is what Enter presses. The worker answers a bad number in the page's language; the browser would in its own. */}
        <form id={form} method="post" action={action} noValidate>
          <button hidden {...button({intent: 'save'}, {whole: true})} />
          {view && <input type="hidden" name={shownName} value={JSON.stringify(shownFields(view))} />}
        </form>
        <div className={styles.notices}>
          <CartNotice worker={notice} />
          <div aria-live="polite">{view?.removed && <RemovedNotice removed={view.removed} form={form} />}</div>
        </div>
        {!view && !failed && <p className={styles.loading}>{t.loading}</p>}
        {view && view.lines.length === 0 && <Empty lines={lines} />}
        <ul ref={lines} className={styles.lines} aria-label={t.lines} tabIndex={-1}>
          {view?.lines.map((line) => (
            <CartLineRow key={line.key} line={line} form={form} />
          ))}
        </ul>
        {view && view.lines.length > 0 && <CartExtras view={view} form={form} />}
        {view?.terms && view.lines.length > 0 && <BeforeOrdering terms={view.terms} />}
      </div>
      {view && view.lines.length > 0 && <Summary view={view} form={form} />}
    </div>
  );
}

/** What the fields of the cart's form show. */
const shownFields = ({lines, note = '', refusedCode = ''}: CartView): ShownFields => ({
  ...Object.fromEntries(lines.map(({key, quantity}) => [quantityName(key), String(quantity)])),
  note,
  code: refusedCode,
});

/** More names than this are only counted. */
const maxNames = 4;

/** What was removed or ordered, and the button that puts it back (rules 13.14 and 14.10). */
function RemovedNotice({removed: {reason, count, names}, form}: {removed: RemovedView; form: string}) {
  const t = useMessages(messages);
  const button = useCartButton(form);
  const shown = names.length && names.length <= maxNames ? names.join('; ') : t.items(count);
  return (
    <div className={styles.removed}>
      <p>{t[reason](shown)}</p>
      <button {...button({intent: 'undo'}, {onSent: focusLines})} className={styles.undo}>
        {reason === 'ordered' ? t.putBack : t.undo}
      </button>
    </div>
  );
}

/** The button goes with the notice; without this the focus would be lost. */
function focusLines(button: HTMLButtonElement) {
  button.closest(`.${styles.scroll}`)?.querySelector('ul')?.focus();
}

/** Whoever removes the last line stands on the list of lines: the focus goes on to what says that it is empty. */
function Empty({lines}: {lines: RefObject<HTMLUListElement>}) {
  const t = useMessages(messages);
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (lines.current === document.activeElement) text.current?.focus();
  }, [lines]);
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

function Summary({view, form}: {view: CartView; form: string}) {
  const t = useMessages(messages);
  const language = useLanguage();
  const {checkingOut} = useCart();
  const button = useCartButton(form);
  const {discount} = view;
  const dearer = isDearer(view);
  const available = view.lines.reduce((sum, line) => sum + availableQuantity(line), 0);
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
            <span>−{formatPrice(discount.amount, language)}</span>
          </p>
        </>
      )}
      <p className={styles.total}>
        <span>{available === view.count ? t.total : t.totalOf(available, view.count)}</span>
        <span aria-live="polite">{formatPrice(payable(view), language)}</span>
      </p>
      <PriceNote />
      {view.blocked && <AlertText>{t.blocked}</AlertText>}
      {dearer && !view.blocked && <AlertText>{t.dearer}</AlertText>}
      <input type="hidden" form={form} name="total" value={payable(view)} />
      <Button
        {...button({intent: 'checkout'}, {whole: true})}
        look="filled"
        className={styles.checkout}
        // Not disabled: a button that is would lose the focus.
        aria-disabled={view.blocked || checkingOut || undefined}
      >
        {checkingOut ? t.checkingOut : dearer ? t.checkoutDearer : t.checkout}
      </Button>
    </div>
  );
}
