import {useEffect, useId, useRef, type KeyboardEvent} from 'react';
import {useMessages} from '~/i18n/useLanguage';
import {addMessages} from './addMessages';
import styles from './QuantityField.module.css';
import {limitQuantity, readQuantity} from '../rules/quantity';

interface QuantityFieldProps {
  quantity?: number;
  /** Upper limit of the quantity. */
  max: number;
  /** Sends the form once another number is settled, by a button or on leaving the field. */
  submits?: boolean;
  /** Hides the label, where the line itself says what the number is. */
  compact?: boolean;
}

/** The quantity; empty or invalid becomes 1 (rule 13.5). */
export function QuantityField({quantity = 1, max, submits = false, compact = false}: QuantityFieldProps) {
  const t = useMessages(addMessages);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (input.current) input.current.value = String(quantity);
  }, [quantity]);

  const settle = (change: number) => {
    const field = input.current;
    if (!field) return;
    const wanted = readQuantity(field.value) + change;
    // The buttons stop at the limit; a number typed beyond it is sent, so that the worker says what is available.
    const settled = change ? limitQuantity(wanted) : wanted;
    field.value = String(settled);
    if (!submits || settled === quantity) return;
    field.form?.requestSubmit();
    field.value = String(limitQuantity(settled));
  };
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    if (submits) event.preventDefault();
    settle(0);
  };

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={compact ? 'visually-hidden' : 'annotation'}>
        {t.quantity}
      </label>
      <div className={styles.control}>
        <button type="button" className={`${styles.step} only-script`} aria-label={t.fewer} onClick={() => settle(-1)}>
          −
        </button>
        <input
          ref={input}
          id={id}
          className={styles.number}
          type="number"
          name="quantity"
          inputMode="numeric"
          min={1}
          max={Math.max(max, quantity)}
          defaultValue={quantity}
          onFocus={(event) => event.target.select()}
          onBlur={() => settle(0)}
          onKeyDown={enter}
        />
        <button type="button" className={`${styles.step} only-script`} aria-label={t.more} onClick={() => settle(1)}>
          +
        </button>
      </div>
    </div>
  );
}
