import type {MouseEvent} from 'react';
import {useCart} from '../browser/CartProvider';
import {pressField, pressValue, type Asked} from '../rules/press';

interface Press {
  /** With everything that stands in the form's fields; else with what the button asks for alone. */
  whole?: boolean;
  onSent?: (button: HTMLButtonElement, accepted: Promise<boolean>) => void;
}

/**
 * The properties of the buttons of the cart's form, which has the id `form`. Without JavaScript each posts the whole form; with
 * it the cart's queue sends what the button asks for.
 */
export function usePress(form: string) {
  const {submit} = useCart();
  return (asked: Asked, {whole = false, onSent}: Press = {}) => ({
    type: 'submit' as const,
    form,
    name: pressField,
    value: pressValue(asked),
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      event.preventDefault();
      const button = event.currentTarget;
      const fields = whole && button.form ? new FormData(button.form) : new FormData();
      Object.entries({...asked}).forEach(([name, value]) => fields.set(name, value));
      const accepted = submit(fields);
      onSent?.(button, accepted);
    },
  });
}
