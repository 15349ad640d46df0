import {useEffect, useId, useRef, useState, type KeyboardEvent} from 'react';
import {flushSync} from 'react-dom';
import {useLanguage, useMessages} from '~/i18n/useLanguage';
import {TextLink} from '~/ui/TextLink';
import {limitsText, getLargest, getSmallest, type AvailableValues, type Unit} from '../offer/availableValues';
import {messages} from '../offer/messages';
import type {ImpossibleRange} from '../piece/impossibleRanges';
import styles from './configurator.module.css';
import {ScaleTicks, getSliderStep} from './ScaleTicks';

interface MeasureFieldProps {
  name: 'length' | 'width' | 'height';
  label: string;
  available: AvailableValues;
  value: number;
  unit: Unit;
  /** Ranges that can't be chosen, with their explanations. */
  impossibleRanges: readonly (ImpossibleRange & {text: string})[];
  /** Explains why the value differs from the requested one. */
  correction?: string;
  /** The link to an enquiry about the requested value. */
  enquiry?: {path: string; text: string};
  /** Called when a value was typed and the field is left. */
  onType(text: string): void;
  /** Called when the slider or an arrow key selects a value. */
  onSlide(value: number): void;
}

/**
 * The field of a measure: a text field, a slider with ticks at the steps, the limits and the correction. On focus the number is
 * selected, so that typing replaces it.
 */
export function MeasureField(props: MeasureFieldProps) {
  const {name, label, available, value, unit, impossibleRanges, correction, enquiry, onType, onSlide} = props;
  const t = useMessages(messages);
  const id = useId();
  const language = useLanguage();
  const [draft, setDraft] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  // The visitor may have begun to type before hydration.
  useEffect(() => {
    const field = input.current;
    if (field && field === document.activeElement && field.value !== field.defaultValue) setDraft(field.value);
  }, []);

  // A tap on the form's button blurs this field before it submits, so the draft is cleared together with setting the value.
  const commit = (text: string) => {
    // Typing the corrected number again confirms the correction.
    const isConfirmation = draft !== undefined && correction !== undefined;
    if (text.trim() !== String(value) || isConfirmation) onType(text);
    setDraft(undefined);
  };
  const slide = (newValue: number) => {
    setDraft(undefined);
    onSlide(newValue);
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const {key, currentTarget} = event;
    if (!['Enter', 'ArrowUp', 'ArrowDown'].includes(key)) return;
    event.preventDefault();
    flushSync(() => {
      if (key === 'Enter') commit(currentTarget.value);
      else slide(key === 'ArrowUp' ? value + available.step : value - available.step);
    });
    currentTarget.select();
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.number}>
        <input
          ref={input}
          id={id}
          className={styles.input}
          name={name}
          inputMode="decimal"
          enterKeyHint="done"
          autoComplete="off"
          value={draft ?? value}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={(event) => commit(event.target.value)}
          onKeyDown={handleKey}
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
          aria-valuetext={`${value}\u00a0${unit}`}
          min={getSmallest(available)}
          max={getLargest(available)}
          step={getSliderStep(available)}
          value={value}
          onChange={(event) => slide(event.target.valueAsNumber)}
        />
        <ScaleTicks available={available} impossibleRanges={impossibleRanges} />
      </div>
      <p id={`${id}-limits`} className={`annotation ${styles.limits}`}>
        <span>{limitsText(available, unit, language)}</span>
        {impossibleRanges.map(({from, text}) => (
          <span key={from} className={styles.impossibleText}>
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
