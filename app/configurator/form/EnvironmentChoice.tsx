import {useMessages} from '~/i18n/useLanguage';
import {environments, type Environment} from '../rules/configuration';
import form from './configurator.module.css';
import styles from './EnvironmentChoice.module.css';
import {messages} from '../rules/messages';

/** Where a KLIV piece will stand. */
export function EnvironmentChoice({value, onChoose}: {value: Environment; onChoose(value: Environment): void}) {
  const t = useMessages(messages);
  return (
    <fieldset>
      <legend className={form.legend}>{t.environment}</legend>
      <div className={styles.choices}>
        {environments.map((environment) => (
          <label key={environment} className={styles.choice}>
            <input
              type="radio"
              name="environment"
              value={environment}
              checked={environment === value}
              onChange={() => onChoose(environment)}
              className="visually-hidden"
            />
            {t[environment]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
