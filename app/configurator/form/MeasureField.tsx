import {useId, useState, type KeyboardEvent} from 'react';
import {flushSync} from 'react-dom';
import {useLanguage, useMessages} from '~/i18n/useLanguage';
import {TextLink} from '~/ui/TextLink';
import {fieldTool} from '~/ui/webMcp';
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
  /** Ranges that can't be chosen, with the reason. */
  impossible: readonly (Impossible & {text: string})[];
  /** Why the value differs from the requested one. */
  correction?: string;
  /** The link to an enquiry about the requested value. */
  enquiry?: {path: string; text: string};
  /** A value was typed and the field was left. */
  onType(text: string): void;
  /** The slider or an arrow key selected a value. */
  onSlide(value: number): void;
}

/**
 * A measure: a text field, a slider with ticks at the steps, the limits and the correction. On focus the number is selected, so that
 * typing replaces it.
 */
export function MeasureField(props: MeasureFieldProps) {
  const {name, label, measure, value, unit, impossible, correction, enquiry, onType, onSlide} = props;
  const t = useMessages(messages);
  const id = useId();
  const language = useLanguage();
  const [draft, setDraft] = useState<string>();

  // A tap on the form's button blurs this field before it submits, so the draft is cleared together with setting the value.
  const settle = (text: string) => {
    // Typing the number of a correction confirms the correction.
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
          {...fieldTool(name, language)}
          inputMode="decimal"
          enterKeyHint="done"
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
