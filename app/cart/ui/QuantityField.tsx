import {useEffect, useId, useRef, useState, type KeyboardEvent} from 'react';
import {useMessages} from '~/i18n/useLanguage';
import {limitQuantity, readQuantity} from '../rules/quantity';
import {addMessages} from './addMessages';
import styles from './QuantityField.module.css';

interface QuantityFieldProps {
  quantity: number;
  /** Upper limit of the quantity. */
  max: number;
  /** Called with the new quantity when a button is pressed or the field is left. */
  onCommit: (quantity: number) => void;
  /** Name of the field in its form. */
  fieldName?: string;
  /** `id` of the cart's form. Without it the field belongs to the form around it. */
  formId?: string;
  /** The counted item. In a list of items the field has no visible label, but an accessible name with the item's name. */
  itemName?: string;
}

/** The field for a quantity. Empty or invalid becomes 1. Until the field is left, the typed text is pending. */
export function QuantityField({quantity, max, onCommit, fieldName = 'quantity', formId, itemName}: QuantityFieldProps) {
  const t = useMessages(addMessages);
  const id = useId();
  const withItemName = (label: string) => (itemName ? `${label}, ${itemName}` : label);
  const input = useRef<HTMLInputElement>(null);
  const [pending, setPending] = useState<string>();
  const commit = (next: number) => {
    setPending(undefined);
    if (next !== quantity) onCommit(next);
  };
  // A typed number may exceed the limit, so that the worker reports what is available. The buttons stop at the limit.
  const commitTyped = (typed = pending) => typed !== undefined && commit(readQuantity(typed));
  const step = (difference: number) => commit(limitQuantity(readQuantity(pending ?? String(quantity)) + difference));

  const latestCommitTyped = useRef(commitTyped);
  latestCommitTyped.current = commitTyped;
  useEffect(() => {
    // The text may have been typed before React took over.
    const field = input.current;
    if (field && field.value !== field.defaultValue) {
      if (document.activeElement === field) setPending(field.value);
      else latestCommitTyped.current(field.value);
    }
    // The panel may be closed, or the page left, before the field is left.
    return () => void latestCommitTyped.current();
  }, []);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Otherwise Enter would press the first button of the cart's form.
    if (formId) event.preventDefault();
    commitTyped();
  };
  return (
    <div className={styles.field}>
      {!itemName && (
        <label htmlFor={id} className="annotation">
          {t.quantity}
        </label>
      )}
      <div className={styles.control}>
        <button
          type="button"
          className={`${styles.step} only-script`}
          aria-label={withItemName(t.fewer)}
          onClick={() => step(-1)}
        >
          −
        </button>
        <input
          ref={input}
          id={id}
          aria-label={itemName && withItemName(t.quantity)}
          className={styles.number}
          type="number"
          name={fieldName}
          form={formId}
          inputMode="numeric"
          enterKeyHint="done"
          min={1}
          max={Math.max(max, quantity)}
          value={pending ?? quantity}
          // Otherwise the browser would restore an earlier number after a reload or Back, in place of the cart's quantity.
          autoComplete={formId && 'off'}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setPending(event.target.value)}
          onBlur={() => commitTyped()}
          onKeyDown={handleKeyDown}
        />
        <button
          type="button"
          className={`${styles.step} only-script`}
          aria-label={withItemName(t.more)}
          onClick={() => step(1)}
        >
          +
        </button>
      </div>
    </div>
  );
}
