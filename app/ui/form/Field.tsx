import type {KeyboardEvent, ReactElement} from 'react';
import styles from './Field.module.css';

/** The error of a field. */
export interface FieldState {
  error?: string;
  /** Whether it is the first field with an error. Without JavaScript that field gets the focus. */
  isFirstError?: boolean;
}

interface FieldProps extends FieldState {
  /** The field's name in the form, and its `id`. */
  name: string;
  label: string;
  required?: boolean;
  value?: string;
  /** Takes the full width of the form. */
  wide?: boolean;
  type?: 'text' | 'email' | 'tel';
  autoComplete?: string;
  /** For a field whose text isn't a sentence. */
  autoCapitalize?: 'none';
  /** On a touch screen Enter goes to the next field instead of submitting the form, and the key says so. */
  enterKeyHint?: 'next';
  /** Renders another control than a text input. */
  children?: (props: ReturnType<typeof controlProps>) => ReactElement;
}

/** The attributes that connect a control with its label and its error. */
export function controlProps(name: string, {error, isFirstError = false}: FieldState) {
  return {
    id: name,
    name,
    autoFocus: isFirstError,
    ...(error && {'aria-invalid': true, 'aria-describedby': `${name}-error`}),
  };
}

/** A control with its label above and its error below. */
export function Field({name, label, error, isFirstError, required, value, wide, children, ...inputProps}: FieldProps) {
  const control = controlProps(name, {error, isFirstError});
  return (
    <div className={[styles.field, wide && styles.wide].filter(Boolean).join(' ')}>
      <label htmlFor={name} className={styles.label}>
        <span>{label}</span>
        {required && <RequiredMark />}
      </label>
      {children?.(control) ?? (
        <input
          {...control}
          type="text"
          {...inputProps}
          onKeyDown={inputProps.enterKeyHint && goToNextField}
          required={required}
          defaultValue={value}
          className={styles.control}
        />
      )}
      <FieldError name={name} error={error} />
    </div>
  );
}

function goToNextField(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || !matchMedia('(pointer: coarse)').matches) return;
  event.preventDefault();
  const controls = [...(event.currentTarget.form?.elements ?? [])];
  const nextControl = controls[controls.indexOf(event.currentTarget) + 1];
  if (nextControl instanceof HTMLElement) nextControl.focus();
}

/** The asterisk of a required field. Screen readers announce `required` itself. */
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
