import type {ReactNode} from 'react';
import {LocalLink} from '~/ui/LocalLink';
import {usePress} from './usePress';

interface CartLinkProps {
  to: string;
  /** `id` of the cart's form. */
  form: string;
  className?: string;
  'aria-label'?: string;
  discover?: 'none';
  children: ReactNode;
}

/**
 * A link away from the cart. Without JavaScript it is a button of the cart's form, which keeps what was typed and then leads there
 * (rule 13.25).
 */
export function CartLink({to, form, className = '', discover, ...props}: CartLinkProps) {
  const press = usePress(form);
  return (
    <>
      <LocalLink to={to} discover={discover} className={`${className} only-script`} {...props} />
      <noscript>
        <button {...press({intent: 'save', to})} className={className} {...props} />
      </noscript>
    </>
  );
}
