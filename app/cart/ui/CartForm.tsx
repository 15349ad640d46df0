import type {FormEvent, ReactNode} from 'react';
import {localizedPath} from '~/i18n/language';
import {useLanguage} from '~/i18n/useLanguage';
import {useCart} from '../browser/CartProvider';
import type {Addition} from '../browser/expectedAddition';

interface CartFormProps {
  intent: 'add' | 'update' | 'remove' | 'putBack' | 'checkout' | 'discount' | 'removeDiscount';
  /** Further fields that the intent needs. */
  fields?: Record<string, string>;
  /** The line that it adds, shown until the worker answers. */
  addition?: Addition;
  onSubmitted?: (form: HTMLFormElement, accepted: Promise<boolean>) => void;
  id?: string;
  className?: string;
  children: ReactNode;
}

/** A form of the cart: posted to the cart's page without JavaScript, else sent by the cart's queue. */
export function CartForm({intent, fields = {}, addition, onSubmitted, id, className, children}: CartFormProps) {
  const {submit} = useCart();
  const action = localizedPath('/cart', useLanguage());
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const accepted = submit(new FormData(event.currentTarget), addition);
    onSubmitted?.(event.currentTarget, accepted);
  };
  return (
    // The worker answers a bad number in the page's language; the browser would in its own.
    <form id={id} method="post" action={action} onSubmit={send} className={className} noValidate>
      {Object.entries({intent, ...fields}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
