import {useEffect, useId, useRef, useState, type KeyboardEvent} from 'react';
import {useMessages} from '~/i18n/useLanguage';
import {limitQuantity, readQuantity} from '../rules/quantity';
import {addMessages} from './addMessages';
import styles from './QuantityField.module.css';

interface QuantityFieldProps {
  quantity: number;
  /** Upper limit of the quantity. */
  max: number;
  /** Called with another quantity, by a button or on leaving the field. */
  onCommit: (quantity: number) => void;
  /** Name of the field in its form. */
  field?: string;
  /** `id` of the cart's form, where the field isn't in its own. */
  form?: string;
  /** What it counts, in a list of many: then the field has no visible label, and its name says what it counts. */
  name?: string;
}

/** The quantity; empty or invalid becomes 1 (rule 13.5). While somebody types, the typed text is pending. */
export function QuantityField({quantity, max, onCommit, field = 'quantity', form, name}: QuantityFieldProps) {
  const t = useMessages(addMessages);
  const id = useId();
  const named = (label: string) => (name ? `${label}, ${name}` : label);
  const input = useRef<HTMLInputElement>(null);
  const [pending, setPending] = useState<string>();
  const commit = (next: number) => {
    setPending(undefined);
    if (next !== quantity) onCommit(next);
  };
  // A number that is typed may exceed the limit, so that the worker says what is available; the buttons stop there.
  const commitTyped = (typed = pending) => typed !== undefined && commit(readQuantity(typed));
  const step = (by: number) => commit(limitQuantity(readQuantity(pending ?? String(quantity)) + by));

  const latest = useRef(commitTyped);
  latest.current = commitTyped;
  useEffect(() => {
    // What was typed before React took over.
    const field = input.current;
    if (field && field.value !== field.defaultValue) {
      if (document.activeElement === field) setPending(field.value);
      else latest.current(field.value);
    }
    // The panel, or the page, may be left while somebody types.
    return () => void latest.current();
  }, []);

  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // The cart's form would be sent by its first button.
    if (form) event.preventDefault();
    commitTyped();
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
          onClick={() => step(-1)}
        >
          −
        </button>
        <input
          ref={input}
          id={id}
          aria-label={name && named(t.quantity)}
          className={styles.number}
          type="number"
          name={field}
          form={form}
          inputMode="numeric"
          min={1}
          max={Math.max(max, quantity)}
          value={pending ?? quantity}
          // After a reload or Back the browser would put an earlier number over that of the cart.
          autoComplete={form && 'off'}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setPending(event.target.value)}
          onBlur={() => commitTyped()}
          onKeyDown={enter}
        />
        <button
          type="button"
          className={`${styles.step} only-script`}
          aria-label={named(t.more)}
          onClick={() => step(1)}
        >
          +
        </button>
      </div>
    </div>
  );
}
