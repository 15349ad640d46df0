import {fitWords} from '~/ui/fitWords';
import type {Color} from '../rules/color';
import styles from './configurator.module.css';

interface SwatchesProps {
  label: string;
  colors: readonly Color[];
  /** The chosen one's `#rrggbb`. */
  value: string;
  onChoose(value: string): void;
}

/** The colours as a radio group: squares with their names. */
export function Swatches({label, colors, value, onChoose}: SwatchesProps) {
  return (
    <fieldset>
      <legend className={styles.legend}>{label}</legend>
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
