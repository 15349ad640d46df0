import {useEffect, useId, useRef, useState} from 'react';
import {useMessages} from '~/i18n/useLanguage';
import field from '~/ui/form/Field.module.css';
import styles from './CartExtras.module.css';
import {extraMessages} from './extraMessages';
import {useCart} from '../browser/CartProvider';
import {maxNote} from '../rules/note';

interface NoteFieldProps {
  note: string;
  /** The checkout's form, which carries the note. */
  form: string;
}

/** The note to the studio (rule 13.20). It is saved when the field is left, without JavaScript by a button and at the checkout. */
export function NoteField({note, form}: NoteFieldProps) {
  const t = useMessages(extraMessages);
  const {submit} = useCart();
  const id = useId();
  const text = useRef(note);
  const saved = useRef(note);
  const [isSaved, setSaved] = useState(false);

  const save = useRef(() => {
    if (text.current === saved.current) return;
    const former = saved.current;
    saved.current = text.current;
    const fields = new FormData();
    fields.set('intent', 'note');
    fields.set('note', text.current);
    void submit(fields).then((isKept) => {
      setSaved(isKept);
      // It is tried again when the field is left the next time.
      if (!isKept) saved.current = former;
    });
  });
  // The panel may close while somebody writes.
  useEffect(() => {
    const saveAtLast = save.current;
    return () => saveAtLast();
  }, []);

  return (
    <div className={styles.part}>
      <label htmlFor={id} className="visually-hidden">
        {t.note}
      </label>
      <textarea
        id={id}
        form={form}
        name="note"
        rows={3}
        maxLength={maxNote}
        defaultValue={note}
        aria-describedby={`${id}-hint`}
        className={`${field.control} ${field.area}`}
        onChange={(event) => {
          text.current = event.target.value;
          setSaved(false);
        }}
        onBlur={save.current}
      />
      <p id={`${id}-hint`} className="annotation">
        {t.noteHint(maxNote)} <span role="status">{isSaved && t.noteSaved}</span>
      </p>
      <noscript>
        <button form={form} name="only" value="note" className={styles.action}>
          {t.saveNote}
        </button>
      </noscript>
    </div>
  );
}
