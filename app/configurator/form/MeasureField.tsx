import {useId, useState, type KeyboardEvent} from 'react';
import {flushSync} from 'react-dom';
import {useLanguage, useMessages} from '~/i18n/useLanguage';
import {TextLink} from '~/ui/TextLink';
import styles from './configurator.module.css';
import type {Impossible} from '../rules/impossible';
import {limitsText} from '../rules/limits';
import {largest, smallest, type Measure} from '../rules/measure';
import {messages} from '../rules/messages';
import type {Unit} from '../rules/readMeasure';
import {ScaleTicks, sliderStep} from './ScaleTicks';

interface MeasureFieldProps {
  name: 'length' | 'width' | 'height';
  label: string;
  measure: Measure;
  value: number;
  unit: Unit;
  /** Ranges that can't be chosen, and why. */
  impossible: readonly (Impossible & {text: string})[];
  /** Why the value isn't what was asked for, in words. */
  correction?: string;
  /** The way to ask for what was asked for. */
  enquiry?: {path: string; text: string};
  /** Somebody typed a value and left the field. */
  onType(text: string): void;
  /** The slider or an arrow key moved to a value. */
  onSlide(value: number): void;
}

/**
 * A measure: a field for typing, a slider with ticks at the steps, the limits, and what had to be corrected.
 * The number is selected whenever typing may begin, so that what is typed replaces it.
 */
export function MeasureField(props: MeasureFieldProps) {
  const {name, label, measure, value, unit, impossible, correction, enquiry, onType, onSlide} = props;
  const t = useMessages(messages);
  const id = useId();
  const language = useLanguage();
  const [draft, setDraft] = useState<string>();

  // Clears the draft together with setting the value: a tap on the form's button first blurs this field, then sends it.
  const settle = (text: string) => {
    // Whoever types the number that a correction has chosen agrees with it.
    const agrees = draft !== undefined && correction !== undefined;
    if (text.trim() !== String(value) || agrees) onType(text);
    setDraft(undefined);
  };
  const slide = (to: number) => {
    setDraft(undefined);
    onSlide(to);
  };
  const step = (event: KeyboardEvent<HTMLInputElement>) => {
    const {key, currentTarget: input} = event;
    if (!['Enter', 'ArrowUp', 'ArrowDown'].includes(key)) return;
    event.preventDefault();
    flushSync(() => {
      if (key === 'Enter') settle(input.value);
      else slide(key === 'ArrowUp' ? value + measure.step : value - measure.step);
    });
    input.select();
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.number}>
        <input
          id={id}
          className={styles.input}
          name={name}
          inputMode="numeric"
          autoComplete="off"
          value={draft ?? value}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={(event) => settle(event.target.value)}
          onKeyDown={step}
          aria-describedby={`${id}-limits ${id}-correction`}
        />
        <span aria-hidden="true">{unit}</span>
      </span>
      <div className={`${styles.scale} only-script`}>
        <input
          type="range"
          className={styles.slider}
          data-measure={name}
          aria-label={t.slider(label)}
          aria-valuetext={`${value} ${unit}`}
          min={smallest(measure)}
          max={largest(measure)}
          step={sliderStep(measure)}
          value={value}
          onChange={(event) => slide(event.target.valueAsNumber)}
        />
        <ScaleTicks measure={measure} impossible={impossible} />
      </div>
      <p id={`${id}-limits`} className={`annotation ${styles.limits}`}>
        {limitsText(measure, unit, language)}
        {impossible.map(({from, text}) => (
          <span key={from} className={styles.reason}>
            {text}
          </span>
        ))}
      </p>
      <p id={`${id}-correction`} role="status" className={styles.correction}>
        {correction}
      </p>
      {enquiry && (
        <p className={`annotation ${styles.enquiry}`}>
          <TextLink to={enquiry.path} arrow>
            {enquiry.text}
          </TextLink>
        </p>
      )}
    </div>
  );
}
