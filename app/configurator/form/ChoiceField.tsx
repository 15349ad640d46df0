import type {Choice} from 'joinery/families/family';
import {useId} from 'react';
import {useLanguage} from '~/i18n/useLanguage';
import {surchargeText} from '../piece/priceParts';
import styles from './configurator.module.css';

interface ChoiceFieldProps {
  choice: Choice;
  /** Cents that each option adds to the price. */
  surcharges: readonly number[];
  value: string;
  onChoose(value: string): void;
}

/** A choice as a radio group. Each option shows its surcharge. */
export function ChoiceField({choice, surcharges, value, onChoose}: ChoiceFieldProps) {
  const id = useId();
  const language = useLanguage();
  return (
    <fieldset>
      <legend className={styles.legend}>{choice.label[language]}</legend>
      <div className={styles.options}>
        {choice.options.map((option, index) => {
          const surcharge = surchargeText(surcharges[index] ?? 0, language);
          return (
            <label key={option.value} className={styles.option}>
              <input
                type="radio"
                name={choice.name}
                value={option.value}
                checked={option.value === value}
                onChange={() => onChoose(option.value)}
                className="visually-hidden"
                aria-labelledby={`${id}-${index}`}
                aria-describedby={surcharge ? `${id}-${index}-more` : undefined}
              />
              <span id={`${id}-${index}`}>{option.label[language]}</span>
              {surcharge && <span id={`${id}-${index}-more`}>{surcharge}</span>}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
