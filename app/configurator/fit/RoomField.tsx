import {useId, useState, type KeyboardEvent} from 'react';
import {useLanguage, useMessages} from '~/i18n/useLanguage';
import fieldStyles from '~/ui/form/Field.module.css';
import {Field} from '~/ui/form/Field';
import {messages} from './messages';
import {formatCentimetres, readRoomMeasure, roomRanges, type RoomMeasure} from './room';
import styles from './fit.module.css';

interface RoomFieldProps {
  name: RoomMeasure;
  /** Millimetres. */
  value: number | undefined;
  onChange(value: number | undefined): void;
}

/** The field of a measure of the room. When it is left, it shows the typed measure in centimetres, or an error with the range. */
export function RoomField({name, value, onChange}: RoomFieldProps) {
  const t = useMessages(messages);
  const id = useId();
  const language = useLanguage();
  const [draft, setDraft] = useState<string>();
  const [error, setError] = useState<string>();

  const commit = (text: string) => {
    const measure = readRoomMeasure(text, name, language);
    if (measure !== null && typeof measure === 'object') {
      const {from, to} = roomRanges[name];
      const [lowest, highest] = [formatCentimetres(from, language), formatCentimetres(to, language)];
      return setError(
        measure.problem === 'notANumber'
          ? t.notANumber(lowest, highest)
          : t.outOfRange(lowest, highest, formatCentimetres(measure.value * 10, language)),
      );
    }
    setError(undefined);
    setDraft(undefined);
    if (measure !== (value ?? null)) onChange(measure ?? undefined);
  };
  const commitOnEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') commit(event.currentTarget.value);
  };
  const shownValue = value === undefined ? '' : formatCentimetres(value, language);
  return (
    <Field name={`${id}-${name}`} label={t[name]} error={error}>
      {({autoFocus: _, name: __, ...control}) => (
        <span className={styles.number}>
          <input
            {...control}
            type="text"
            inputMode="decimal"
            enterKeyHint="done"
            autoComplete="off"
            className={fieldStyles.control}
            value={draft ?? shownValue}
            onChange={(event) => setDraft(event.target.value)}
            onBlur={(event) => commit(event.target.value)}
            onKeyDown={commitOnEnter}
          />
          <span aria-hidden="true">cm</span>
        </span>
      )}
    </Field>
  );
}
