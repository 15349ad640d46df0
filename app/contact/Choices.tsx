import {useLanguage, useMessages} from '~/i18n/useLanguage';
import styles from './Choices.module.css';
import fieldStyles from './Field.module.css';
import {FieldError, RequiredMark, wiringOf} from './Field';
import {messages} from './messages';
import {options} from './options';

interface ChoicesProps {
  name: 'category' | 'howHeard';
  type: 'checkbox' | 'radio';
  chosen: string[];
  required?: boolean;
  error?: string;
  first?: boolean;
}

/** A group of choices as pills. */
export function Choices({name, type, chosen, required = false, error, first}: ChoicesProps) {
  const text = useMessages(messages);
  const language = useLanguage();
  return (
    <fieldset className={styles.choices} aria-describedby={error && `${name}-error`}>
      <legend className={fieldStyles.label}>
        {text[name]}
        {required && <RequiredMark />}
      </legend>
      <div className={styles.pills}>
        {options[name].map((option, index) => (
          <label key={option.value} className={styles.pill}>
            <input
              {...wiringOf(name, {error, first: first && index === 0})}
              id={index === 0 ? name : undefined}
              type={type}
              value={option.value}
              required={required}
              defaultChecked={chosen.includes(option.value)}
              className={styles.input}
            />
            {option[language]}
          </label>
        ))}
      </div>
      <FieldError name={name} error={error} />
    </fieldset>
  );
}
