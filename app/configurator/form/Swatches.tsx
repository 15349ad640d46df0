import {useId} from 'react';
import {useLanguage} from '~/i18n/useLanguage';
import {fitWords} from '~/ui/fitWords';
import type {Color} from '../offer/colors';
import {surchargeText} from '../piece/priceParts';
import styles from './configurator.module.css';

interface SwatchesProps {
  label: string;
  colors: readonly Color[];
  /** Cents that each colour adds to the price. */
  surcharges: readonly number[];
  value: string;
  onChoose(value: string): void;
}

/** With more colours than this only the name of the chosen one is shown, beside the heading. */
const maxNames = 8;

/** The colours as a radio group: squares, those of wood with its grain, with names and surcharges. */
export function Swatches({label, colors, surcharges, value, onChoose}: SwatchesProps) {
  const id = useId();
  const language = useLanguage();
  const hidesNames = colors.length > maxNames;
  const chosenColor = colors.find((color) => color.value === value);
  return (
    <fieldset>
      <legend className={styles.legend}>
        <span>{label}</span>
        {hidesNames && <span className={styles.chosenName}>{chosenColor?.name}</span>}
      </legend>
      <div
        className={hidesNames ? styles.squares : styles.colors}
        style={fitWords(colors.map(({name}) => name).join(' '))}
      >
        {colors.map((color, index) => {
          const surcharge = surchargeText(surcharges[index] ?? 0, language);
          return (
            <label key={color.value} className={styles.color} title={hidesNames ? color.name : undefined}>
              <input
                type="radio"
                name="color"
                value={color.value.slice(1)}
                checked={color.value === value}
                onChange={() => onChoose(color.value)}
                className={styles.square}
                style={{
                  backgroundColor: color.value,
                  ...(color.grain && {backgroundImage: `url(${JSON.stringify(color.grain)})`}),
                }}
                aria-labelledby={`${id}-${index}`}
                aria-describedby={surcharge ? `${id}-${index}-more` : undefined}
              />
              <span id={`${id}-${index}`} className={hidesNames ? 'visually-hidden' : styles.name}>
                {color.name}
              </span>
              {surcharge && (
                <span id={`${id}-${index}-more`} className={styles.surcharge}>
                  {surcharge}
                </span>
              )}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
