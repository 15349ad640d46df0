import {useEffect, useId, useRef, useState, type KeyboardEvent} from 'react';
import {useMessages} from '~/i18n/useLanguage';
import {addMessages} from './addMessages';
import styles from './QuantityField.module.css';
import {useCart} from '../browser/CartProvider';
import {limitQuantity, readQuantity} from '../rules/quantity';

interface QuantityFieldProps {
  quantity?: number;
  /** What stands in the field at first, where that is another number. */
  typed?: number;
  /** Upper limit of the quantity. */
  max: number;
  /** Called once another number is settled, by a button or on leaving the field. */
  onSettled?: (quantity: number) => void;
  /** Name of the field in its form. */
  field?: string;
  /** `id` of its form, where that isn't around it. */
  form?: string;
  /** What it counts, in a list of many: then the field has no visible label, and its name says what it counts. */
  name?: string;
}

/** The quantity; empty or invalid becomes 1 (rule 13.5). */
export function QuantityField({
  quantity = 1,
  typed = quantity,
  max,
  onSettled,
  name,
  field: fieldName = 'quantity',
  form,
}: QuantityFieldProps) {
  const t = useMessages(addMessages);
  const id = useId();
  const named = (label: string) => (name ? `${label}, ${name}` : label);
  const input = useRef<HTMLInputElement>(null);
  const isCartKnown = useCart().view !== undefined;
  const shown = useRef(quantity);

  useEffect(() => {
    if (input.current && shown.current !== quantity) input.current.value = String(quantity);
    shown.current = quantity;
  }, [quantity]);

  const settle = (change: number, field = input.current) => {
    if (!field) return;
    const wanted = readQuantity(field.value) + change;
    // The buttons stop at the limit; a number typed beyond it is sent, so that the worker says what is available.
    const settled = change ? limitQuantity(wanted) : wanted;
    field.value = String(settled);
    if (!onSettled || settled === quantity) return;
    onSettled(settled);
    field.value = String(limitQuantity(settled));
  };
  const [isWriting, setWriting] = useState(false);
  const latest = useRef(settle);
  latest.current = settle;
  // A number that was typed before React took over, and left already. Forms can be sent once the cart is known.
  useEffect(() => {
    if (isCartKnown && document.activeElement !== input.current) latest.current(0);
  }, [isCartKnown]);
  // The page, or the panel, may be left while somebody writes: no blur comes then, or too late.
  useEffect(() => {
    const field = input.current;
    if (!isWriting || !field) return;
    const settleAtLast = () => latest.current(0, field);
    window.addEventListener('beforeunload', settleAtLast);
    return () => {
      window.removeEventListener('beforeunload', settleAtLast);
      settleAtLast();
    };
  }, [isWriting]);
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    if (onSettled) event.preventDefault();
    settle(0);
  };

  return (
    <div className={styles.field}>
      {!name && (
        <label htmlFor={id} className="annotation">
          {t.quantity}
        </label>
      )}
      <div className={styles.control}>
        <button
          type="button"
          className={`${styles.step} only-script`}
          aria-label={named(t.fewer)}
          onClick={() => settle(-1)}
        >
          −
        </button>
        <input
          ref={input}
          id={id}
          aria-label={name && named(t.quantity)}
          className={styles.number}
          type="number"
          name={fieldName}
          form={form}
          inputMode="numeric"
          min={1}
          max={Math.max(max, quantity)}
          defaultValue={typed}
          // After a reload or Back the browser would put an earlier number over that of the cart.
          autoComplete={onSettled ? 'off' : undefined}
          onFocus={(event) => {
            event.target.select();
            setWriting(true);
          }}
          onBlur={() => {
            settle(0);
            setWriting(false);
          }}
          onKeyDown={enter}
        />
        <button
          type="button"
          className={`${styles.step} only-script`}
          aria-label={named(t.more)}
          onClick={() => settle(1)}
        >
          +
        </button>
      </div>
    </div>
  );
}
