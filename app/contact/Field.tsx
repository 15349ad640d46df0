import type {ReactNode} from 'react';
import {useMessages} from '~/i18n/useLanguage';
import type {Field as Name} from './enquiry';
import styles from './Field.module.css';
import {messages} from './messages';

interface FieldProps {
  name: Exclude<Name, 'category' | 'howHeard' | 'privacy'>;
  error?: string;
  /** The first field with an error: without a script the browser goes there. */
  first?: boolean;
  required?: boolean;
  value?: string;
  wide?: boolean;
  type?: 'text' | 'email' | 'tel';
  autoComplete?: string;
  /** A control of another kind than a line of text. */
  children?: (wiring: ReturnType<typeof wiringOf>) => ReactNode;
}

/** What ties a control to its label and its error. */
export function wiringOf(name: Name, {error, first = false}: {error?: string; first?: boolean}) {
  return {id: name, name, autoFocus: first, ...(error && {'aria-invalid': true, 'aria-describedby': `${name}-error`})};
}

/** Label above, hairline under, error below in words. */
export function Field({name, error, first, required = false, value, wide = false, children, ...input}: FieldProps) {
  const text = useMessages(messages);
  const wiring = wiringOf(name, {error, first});
  return (
    <div className={[styles.field, wide && styles.wide].filter(Boolean).join(' ')}>
      <label htmlFor={name} className={styles.label}>
        {text[name]}
        {required && <RequiredMark />}
      </label>
      {children?.(wiring) ?? (
        <input {...wiring} type="text" {...input} required={required} defaultValue={value} className={styles.control} />
      )}
      <FieldError name={name} error={error} />
    </div>
  );
}

export function RequiredMark() {
  return <span aria-hidden="true"> *</span>;
}

export function FieldError({name, error}: {name: Name; error?: string}) {
  return (
    error && (
      <p id={`${name}-error`} className={`${styles.alert} ${styles.error}`}>
        {error}
      </p>
    )
  );
}
