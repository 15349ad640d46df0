import {useEffect, useId, useRef, useState} from 'react';
import {brand} from '~/brand';
import {useMessages} from '~/i18n/useLanguage';
import {AlertText} from './AlertText';
import {createDraft} from '~/ui/form/draft';
import field from '~/ui/form/Field.module.css';
import styles from './CartExtras.module.css';
import {extraMessages} from './extraMessages';
import {usePress} from './usePress';
import {useCart} from '../browser/CartProvider';
import type {DiscountView} from '../rules/discount';
import {pressField} from '../rules/press';
import {lineField, lineQuantityField} from '../rules/written';

/** Of the cart's form only a code that was typed and not redeemed is kept. */
const others = ['total', 'note', 'noteShown', 'codeShown', lineField, lineQuantityField, pressField];
const draft = createDraft(`${brand.key}:code`, others);

interface DiscountFieldProps {
  discount?: DiscountView;
  /** A code that was refused, of a form that was sent without JavaScript. */
  typed?: string;
  /** `id` of the cart's form. */
  form: string;
}

/** The field for a discount code, or what has become of the code and the way to take it out (rule 13.19). */
export function DiscountField({discount, typed, form}: DiscountFieldProps) {
  const press = usePress(form);
  const t = useMessages(extraMessages);
  const {notice} = useCart();
  const [isRefused, setRefused] = useState(false);
  // What the worker says later, of another form, is no reason for this refusal.
  const refusal = useRef<typeof notice>();
  refusal.current = isRefused ? (refusal.current ?? notice) : undefined;
  const place = useRef<HTMLDivElement>(null);
  // The field and the button give way to each other; without this the focus would be lost.
  const settle = async (accepted: Promise<boolean>) => {
    const isAccepted = await accepted;
    setRefused(!isAccepted);
    if (isAccepted) place.current?.focus();
  };
  const isApplied = discount?.state === 'applied';
  useEffect(() => {
    if (isApplied) draft.drop();
  }, [isApplied]);
  const reason = notice && notice === refusal.current && 'text' in notice ? notice.text : undefined;
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
              {...press({intent: 'removeDiscount'}, {onSent: (_, accepted) => void settle(accepted)})}
              className={styles.action}
            >
              {t.removeCode}
            </button>
          </div>
        )}
      </div>
      {(!discount || discount.state === 'refused') && (
        <CodeEntry typed={typed} reason={reason} form={form} onSent={(accepted) => void settle(accepted)} />
      )}
    </div>
  );
}

interface CodeEntryProps extends Pick<DiscountFieldProps, 'typed' | 'form'> {
  /** Why the code was refused. */
  reason?: string;
  onSent: (accepted: Promise<boolean>) => void;
}

/** The field and its button. What is typed stays when the panel closes, the page changes or is loaded anew. */
function CodeEntry({typed, form, reason, onSent}: CodeEntryProps) {
  const press = usePress(form);
  const t = useMessages(extraMessages);
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    const field = input.current;
    if (!field?.form) return;
    draft.restore(field.form);
    const part = field.closest('details');
    if (part && field.value) part.open = true;
  }, []);
  return (
    <>
      <label htmlFor={id} className="visually-hidden">
        {t.code}
      </label>
      <div className={styles.entry}>
        <input
          ref={input}
          id={id}
          form={form}
          name="code"
          defaultValue={typed}
          maxLength={255}
          autoCapitalize="characters"
          spellCheck={false}
          className={field.control}
          onChange={({target}) => target.form && draft.save(target.form)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            button.current?.click();
          }}
          {...(reason && {'aria-invalid': true, 'aria-describedby': `${id}-reason`})}
        />
        <button
          ref={button}
          {...press({intent: 'discount'}, {whole: true, onSent: (_, accepted) => onSent(accepted)})}
          className={styles.action}
        >
          {t.apply}
        </button>
        <input type="hidden" form={form} name="codeShown" value={typed ?? ''} />
      </div>
      {reason && (
        <div id={`${id}-reason`}>
          <AlertText>{reason}</AlertText>
        </div>
      )}
    </>
  );
}

function stateText({code, state, amount}: DiscountView, t: (typeof extraMessages)['de']): string {
  if (state === 'unknown') return t.unknown(code);
  return amount > 0 ? t.applied(code) : t.appliedLater(code);
}
