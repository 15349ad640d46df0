import {useState, type FocusEvent, type FormEvent} from 'react';
import type {FieldErrors} from './errors';

/**
 * Reports the error of a text field when the field is left (rule 15.4). An empty field has no error before the form is submitted.
 * `check` finds the errors of the whole form.
 */
export function useLeftField<Name extends string>(check: (form: HTMLFormElement) => FieldErrors<Name>) {
  const [leftErrors, setErrors] = useState<FieldErrors<Name>>({});
  const setError = (name: string, error: string | undefined) => {
    if (name in leftErrors || error) setErrors({...leftErrors, [name]: error});
  };
  return {
    leftErrors,
    leave({target, currentTarget}: FocusEvent<HTMLFormElement, Element>) {
      const control = target as Element as HTMLInputElement;
      const isText = control.matches('textarea, input:not([type="checkbox"], [type="radio"])');
      if (isText && control.value) setError(control.name, check(currentTarget)[control.name as Name]);
    },
    /** Removes the error of a field while the visitor edits it. */
    edit: ({target}: FormEvent<HTMLFormElement>) => setError((target as HTMLInputElement).name, undefined),
  };
}
