import type {MouseEvent} from 'react';
import {useCart} from '../browser/CartProvider';
import type {SubmitResult} from '../browser/queue';
import {buttonName, buttonValue, type IntentFields} from '../rules/intent';

interface CartButtonOptions {
  /** Whether the button submits all fields of the form, and not only its own. */
  withFormFields?: boolean;
  onSubmit?: (button: HTMLButtonElement, submission: Promise<SubmitResult>) => void;
}

/**
 * Returns a function that makes the properties of a button in the cart's form. Without JavaScript the button posts the whole form; with
 * JavaScript the cart's queue sends the button's fields.
 */
export function useCartButton(formId: string) {
  const {submit} = useCart();
  return (fields: IntentFields, {withFormFields = false, onSubmit}: CartButtonOptions = {}) => ({
    type: 'submit' as const,
    form: formId,
    name: buttonName,
    value: buttonValue(fields),
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      event.preventDefault();
      const button = event.currentTarget;
      if (button.ariaDisabled === 'true') return;
      const formFields = withFormFields && button.form ? readFields(button.form) : {};
      const submission = submit({...formFields, ...fields});
      onSubmit?.(button, submission);
    },
  });
}

/** The texts in a form's fields. */
export const readFields = (form: HTMLFormElement): IntentFields =>
  Object.fromEntries(
    [...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
