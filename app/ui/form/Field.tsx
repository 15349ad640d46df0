import type {ReactNode} from 'react';
import styles from './Field.module.css';

/** What is wrong with a field. */
export interface FieldState {
  error?: string;
  /** The first field with an error: without a script the browser goes there. */
  first?: boolean;
}

interface FieldProps extends FieldState {
  /** The field's name in the form, and its `id`. */
  name: string;
  label: string;
  required?: boolean;
  value?: string;
  /** Takes the whole width of the form. */
  wide?: boolean;
  type?: 'text' | 'email' | 'tel';
  autoComplete?: string;
  /** Another control than a line of text. */
  children?: (props: ReturnType<typeof controlProps>) => ReactNode;
}

/** The attributes that connect a control with its label and its error. */
export function controlProps(name: string, {error, first = false}: FieldState) {
  return {id: name, name, autoFocus: first, ...(error && {'aria-invalid': true, 'aria-describedby': `${name}-error`})};
}

/** A control with its label above and its error below. */
export function Field({name, label, error, first, required, value, wide, children, ...input}: FieldProps) {
  const control = controlProps(name, {error, first});
  return (
    <div className={[styles.field, wide && styles.wide].filter(Boolean).join(' ')}>
      <label htmlFor={name} className={styles.label}>
        {label}
        {required && <RequiredMark />}
      </label>
      {children?.(control) ?? (
        <input
          {...control}
          type="text"
          {...input}
          required={required}
          defaultValue={value}
          className={styles.control}
        />
      )}
      <FieldError name={name} error={error} />
    </div>
  );
}

/** The star of a required field. Screen readers know `required` itself. */
export function RequiredMark() {
  return <span aria-hidden="true"> *</span>;
}

export function FieldError({name, error}: {name: string; error?: string}) {
  return (
    error && (
      <p id={`${name}-error`} className={`${styles.warning} ${styles.error}`}>
        {error}
      </p>
    )
  );
}
