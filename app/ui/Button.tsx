import type {ComponentProps} from 'react';
import {LocalLink} from './LocalLink';
import styles from './Button.module.css';

interface Look {
  /** `filled` is for the one main action of a view. */
  variant?: 'line' | 'filled';
}

const look = (variant: Look['variant'] = 'line', className?: string) =>
  [styles.button, styles[variant], className].filter(Boolean).join(' ');

export function Button({variant, className, type = 'button', ...props}: Look & ComponentProps<'button'>) {
  return <button type={type} className={look(variant, className)} {...props} />;
}

/** A link that looks like a button; the path is given without its language. */
export function ButtonLink({variant, className, ...props}: Look & ComponentProps<typeof LocalLink>) {
  return <LocalLink className={look(variant, className)} {...props} />;
}
