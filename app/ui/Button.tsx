import type {ComponentProps} from 'react';
import {LocalLink} from './LocalLink';
import styles from './Button.module.css';

interface ButtonLook {
  /** `filled` is for the one main action of a view. */
  look?: 'line' | 'filled';
}

const classOf = (look: ButtonLook['look'] = 'line', className?: string) =>
  [styles.button, styles[look], className].filter(Boolean).join(' ');

export function Button({look, className, type = 'button', ...props}: ButtonLook & ComponentProps<'button'>) {
  return <button type={type} className={classOf(look, className)} {...props} />;
}

/** A link that looks like a button. Its path doesn't include the language. */
export function ButtonLink({look, className, ...props}: ButtonLook & ComponentProps<typeof LocalLink>) {
  return <LocalLink className={classOf(look, className)} {...props} />;
}
