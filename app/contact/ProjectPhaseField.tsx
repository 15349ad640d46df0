import type {ComponentProps} from 'react';
import {useLanguage, useMessages} from '~/i18n/useLanguage';
import {Field} from '~/ui/form/Field';
import fieldStyles from '~/ui/form/Field.module.css';
import {messages} from './messages';
import {labelledOptions} from './options';

/** The phase of the project: a select with an empty option, so that the choice can be cleared. */
export function ProjectPhaseField({value, ...field}: ComponentProps<typeof Field>) {
  const t = useMessages(messages);
  const options = labelledOptions('currentPhase', useLanguage());
  return (
    <Field {...field}>
      {(control) => (
        <select {...control} defaultValue={value} className={[fieldStyles.control, fieldStyles.select].join(' ')}>
          <option value="">{t.noPhase}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
