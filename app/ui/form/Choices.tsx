import styles from './Choices.module.css';
import {controlProps, FieldError, RequiredMark, type FieldState} from './Field';
import fieldStyles from './Field.module.css';

interface ChoicesProps extends FieldState {
  name: string;
  legend: string;
  type: 'checkbox' | 'radio';
  options: readonly {value: string; label: string}[];
  /** Values of the options that are chosen at first. */
  chosen: string[];
  required?: boolean;
}

/** A group of choices as pills. */
export function Choices({name, legend, type, options, chosen, required = false, error, first}: ChoicesProps) {
  return (
    <fieldset className={styles.choices} aria-describedby={error && `${name}-error`}>
      <legend className={fieldStyles.label}>
        {legend}
        {required && <RequiredMark />}
      </legend>
      <div className={styles.pills}>
        {options.map(({value, label}, index) => (
          <label key={value} className={styles.pill}>
            <input
              {...controlProps(name, {error, first: first && index === 0})}
              id={index === 0 ? name : undefined}
              type={type}
              value={value}
              required={required}
              defaultChecked={chosen.includes(value)}
              className={styles.input}
            />
            {label}
          </label>
        ))}
      </div>
      <FieldError name={name} error={error} />
    </fieldset>
  );
}
