import {useLanguage, useMessages} from '~/i18n/useLanguage';
import fieldStyles from './Field.module.css';
import {Field} from './Field';
import {messages} from './messages';
import {options} from './options';

/** The phase of the project: one at most, so a list that can be set back to nothing. */
export function Phase({chosen, ...told}: {chosen?: string; error?: string; first?: boolean}) {
  const text = useMessages(messages);
  const language = useLanguage();
  return (
    <Field name="currentPhase" {...told}>
      {(wiring) => (
        <select {...wiring} defaultValue={chosen} className={[fieldStyles.control, fieldStyles.select].join(' ')}>
          <option value="">{text.noPhase}</option>
          {options.currentPhase.map((option) => (
            <option key={option.value} value={option.value}>
              {option[language]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
