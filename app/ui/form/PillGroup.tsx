import styles from './PillGroup.module.css';
import {controlProps, FieldError, RequiredMark, type FieldState} from './Field';
import fieldStyles from './Field.module.css';

interface PillGroupProps extends FieldState {
  name: string;
  legend: string;
  type: 'checkbox' | 'radio';
  options: readonly {value: string; label: string}[];
  /** Values of the initially selected options. */
  chosen: string[];
  required?: boolean;
}

/** Radio buttons or checkboxes as pills. */
export function PillGroup({
  name,
  legend,
  type,
  options,
  chosen,
  required = false,
  error,
  isFirstError,
}: PillGroupProps) {
  return (
    <fieldset className={styles.group} aria-describedby={error && `${name}-error`}>
      <legend className={fieldStyles.label}>
        <span>{legend}</span>
        {required && <RequiredMark />}
      </legend>
      <div className={styles.pills}>
        {options.map(({value, label}, index) => (
          <label key={value} className={styles.pill}>
            <input
              {...controlProps(name, index === 0 ? {error, isFirstError} : {error})}
              id={index === 0 ? name : undefined}
              type={type}
              value={value}
              required={required}
              defaultChecked={chosen.includes(value)}
              className={styles.input}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <FieldError name={name} error={error} />
    </fieldset>
  );
}
