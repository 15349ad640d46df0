import {useMessages} from '~/i18n/useLanguage';
import {environments, type Environment} from '../rules/configuration';
import {messages} from '../rules/messages';
import styles from './configurator.module.css';

/** Where a KLIV piece will stand. */
export function EnvironmentChoice({value, onChoose}: {value: Environment; onChoose(value: Environment): void}) {
  const t = useMessages(messages);
  return (
    <fieldset>
      <legend className={styles.legend}>{t.environment}</legend>
      <div className={styles.environments}>
        {environments.map((environment) => (
          <label key={environment} className={styles.environment}>
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
