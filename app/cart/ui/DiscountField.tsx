import {useId, useRef, type RefObject} from 'react';
import {useMessages} from '~/i18n/useLanguage';
import field from '~/ui/form/Field.module.css';
import {useCart} from '../browser/CartProvider';
import type {Submitted} from '../browser/queue';
import type {DiscountView} from '../rules/cartView';
import styles from './CartExtras.module.css';
import {AlertText} from './CartNotice';
import {messages} from './messages';
import {useCartButton} from './useCartButton';
import {usePendingText} from './usePendingText';

interface DiscountFieldProps {
  discount?: DiscountView;
  /** The last request has redeemed it in vain. */
  refusedCode?: string;
  /** `id` of the cart's form. */
  form: string;
}

/** The field for a discount code, or what has become of the code and the way to take it out (rule 13.19). */
export function DiscountField({discount, refusedCode, form}: DiscountFieldProps) {
  const t = useMessages(messages);
  const button = useCartButton(form);
  const place = useRef<HTMLDivElement>(null);
  // The field and the button give way to each other; without this the focus would be lost.
  const keepFocus = () => place.current?.focus();
  return (
    <div ref={place} tabIndex={-1} className={styles.part}>
      <div aria-live="polite">
        {discount && (
          <div className={styles.row}>
            {discount.state === 'refused' ? (
              <AlertText>{`${t.refused(discount.code)} ${discount.reason ?? ''}`}</AlertText>
            ) : (
              <p>{stateText(discount, t)}</p>
            )}
            <button
              {...button(
                {intent: 'removeDiscount'},
                {onSent: (_, sent) => void sent.then(({accepted}) => accepted && keepFocus())},
              )}
              className={styles.action}
            >
              {t.removeCode}
            </button>
          </div>
        )}
      </div>
      {(!discount || discount.state === 'refused') && (
        <CodeEntry refusedCode={refusedCode} form={form} onAccepted={keepFocus} />
      )}
    </div>
  );
}

/** The field and its button. What is typed stays when the panel closes, the page changes or is loaded anew. */
function CodeEntry({
  refusedCode = '',
  form,
  onAccepted,
}: Omit<DiscountFieldProps, 'discount'> & {onAccepted: () => void}) {
  const t = useMessages(messages);
  const id = useId();
  const button = useCartButton(form);
  const apply = useRef<HTMLButtonElement>(null);
  const {field: input, text: typed, isPending, change} = usePendingText('code', '');
  const {notice} = useCart();
  const text = isPending ? typed : refusedCode;
  const isRefused = text !== '' && text.trim() === refusedCode;
  const redeem = async (sent: Promise<Submitted>) => {
    const {accepted} = await sent;
    if (!accepted) return;
    change(undefined);
    onAccepted();
  };
  const reason = isRefused && notice && 'text' in notice ? notice.text : undefined;
  return (
    <>
      <label htmlFor={id} className="visually-hidden">
        {t.code}
      </label>
      <div className={styles.entry}>
        <input
          ref={input as RefObject<HTMLInputElement>}
          id={id}
          form={form}
          name="code"
          value={text}
          maxLength={255}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          className={field.control}
          onChange={(event) => change(event.target.value || undefined)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            apply.current?.click();
          }}
          aria-invalid={isRefused || undefined}
          aria-describedby={reason && `${id}-reason`}
        />
        <button
          ref={apply}
          {...button({intent: 'discount', ...(isPending && {code: typed})}, {onSent: (_, sent) => void redeem(sent)})}
          className={styles.action}
        >
          {t.apply}
        </button>
      </div>
      {reason && (
        <div id={`${id}-reason`}>
          <AlertText>{reason}</AlertText>
        </div>
      )}
    </>
  );
}

function stateText({code, state, amount}: DiscountView, t: (typeof messages)['de']): string {
  if (state === 'unknown') return t.unknown(code);
  return amount > 0 ? t.applied(code) : t.appliedLater(code);
}
