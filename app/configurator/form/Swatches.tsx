import {useMessages} from '~/i18n/useLanguage';
import {fitWords} from '~/ui/fitWords';
import type {Color} from '../rules/color';
import {messages} from '../rules/messages';
import styles from './configurator.module.css';

interface SwatchesProps {
  colors: readonly Color[];
  /** The chosen one's `#rrggbb`. */
  value: string;
  onChoose(value: string): void;
}

/** The colours as a radio group: squares with their names. */
export function Swatches({colors, value, onChoose}: SwatchesProps) {
  const t = useMessages(messages);
  return (
    <fieldset>
      <legend className={styles.legend}>{t.color}</legend>
      <div className={styles.colors} style={fitWords(colors.map(({name}) => name).join(' '))}>
        {colors.map((color) => (
          <label key={color.value} className={styles.color}>
            <input
              type="radio"
              name="color"
              value={color.value.slice(1)}
              checked={color.value === value}
              onChange={() => onChoose(color.value)}
              className={styles.square}
              style={{background: color.value}}
            />
            <span className={styles.name}>{color.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
