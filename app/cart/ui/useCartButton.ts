import type {MouseEvent} from 'react';
import {useCart} from '../browser/CartProvider';
import {buttonName, buttonValue, type IntentFields} from '../rules/intent';

interface CartButton {
  /** The button sends everything that stands in the form's fields; else what it asks for alone. */
  whole?: boolean;
  onSent?: (button: HTMLButtonElement, result: ReturnType<ReturnType<typeof useCart>['submit']>) => void;
}

/**
 * The properties of the buttons of the cart's form, which has the id `form`. Without JavaScript each posts the whole form; with
 * it the cart's queue sends the button's fields.
 */
export function useCartButton(form: string) {
  const {submit} = useCart();
  return (fields: IntentFields, {whole = false, onSent}: CartButton = {}) => ({
    type: 'submit' as const,
    form,
    name: buttonName,
    value: buttonValue(fields),
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      event.preventDefault();
      const button = event.currentTarget;
      if (button.ariaDisabled === 'true') return;
      const others = whole && button.form ? fieldsOf(button.form) : {};
      const sent = submit({...others, ...fields});
      onSent?.(button, sent);
    },
  });
}

/** The texts in a form's fields. */
export const fieldsOf = (form: HTMLFormElement): IntentFields =>
  Object.fromEntries(
    [...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
