import {useId, useState, type KeyboardEvent} from 'react';
import {useLanguage, useMessages} from '~/i18n/useLanguage';
import fieldStyles from '~/ui/form/Field.module.css';
import {Field} from '~/ui/form/Field';
import {messages} from './messages';
import {inCentimetres, readRoomMeasure, roomRanges, type RoomField as Name} from './room';
import styles from './fit.module.css';

interface RoomFieldProps {
  name: Name;
  /** Millimetres. */
  value: number | undefined;
  onChange(value: number | undefined): void;
}

/** A measure of the room. When the field is left, what was typed becomes centimetres, or the range is said below. */
export function RoomField({name, value, onChange}: RoomFieldProps) {
  const t = useMessages(messages);
  const id = useId();
  const language = useLanguage();
  const [draft, setDraft] = useState<string>();
  const [error, setError] = useState<string>();

  const settle = (text: string) => {
    const read = readRoomMeasure(text, name, language);
    if (read !== null && typeof read === 'object') {
      const {from, to} = roomRanges[name];
      const [lowest, highest] = [inCentimetres(from, language), inCentimetres(to, language)];
      const {understood} = read;
      return setError(
        understood === undefined
          ? t.notANumber(lowest, highest)
          : t.outOfRange(lowest, highest, inCentimetres(understood * 10, language)),
      );
    }
    setError(undefined);
    setDraft(undefined);
    if (read !== (value ?? null)) onChange(read ?? undefined);
  };
  const settleOnEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') settle(event.currentTarget.value);
  };
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
            value={draft ?? (value === undefined ? '' : inCentimetres(value, language))}
            onChange={(event) => setDraft(event.target.value)}
            onBlur={(event) => settle(event.target.value)}
            onKeyDown={settleOnEnter}
          />
          <span aria-hidden="true">cm</span>
        </span>
      )}
    </Field>
  );
}
