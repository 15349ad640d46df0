import {useEffect, useId, useRef, useState} from 'react';
import {brand} from '~/brand';
import {useMessages} from '~/i18n/useLanguage';
import {createDraft} from '~/ui/form/draft';
import field from '~/ui/form/Field.module.css';
import {useFirstText} from '~/ui/form/useFirstText';
import styles from './CartExtras.module.css';
import {extraMessages} from './extraMessages';
import {useCart} from '../browser/CartProvider';
import {usePress} from './usePress';
import {maxNote} from '../rules/note';
import {pressField} from '../rules/press';
import {lineField, lineQuantityField} from '../rules/written';

interface NoteFieldProps {
  /** The note that the worker has saved. */
  note: string;
  /** A note that was refused, of a form that was sent without JavaScript. */
  typed?: string;
  /** `id` of the cart's form. */
  form: string;
}

/** Of the cart's form only the note is kept. */
const others = ['total', 'noteShown', 'code', 'codeShown', lineField, lineQuantityField, pressField];
const draft = createDraft(`${brand.key}:note`, others);

/**
 * The note to the studio (rule 13.20). It is saved when the field is left, without JavaScript by any button of the cart.
 * `noteShown` tells the worker whether something was written in this tab.
 */
export function NoteField({note, typed, form}: NoteFieldProps) {
  const t = useMessages(extraMessages);
  const {submit} = useCart();
  const press = usePress(form);
  const first = useFirstText(typed ?? note);
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const text = useRef(typed ?? note);
  const saved = useRef(typed ?? note);
  const shown = useRef(note);
  const [isSaved, setSaved] = useState(false);

  const save = useRef(() => {
    if (text.current === saved.current) return;
    const former = saved.current;
    const sent = text.current;
    saved.current = sent;
    const fields = new FormData();
    fields.set('intent', 'save');
    fields.set('note', sent);
    void submit(fields).then((isKept) => {
      const isLast = text.current === sent;
      setSaved(isKept && isLast);
      if (isKept && isLast) draft.drop();
      // It is tried again when the field is left the next time.
      if (!isKept) saved.current = former;
    });
  });
  useEffect(() => {
    // The page may have been loaded anew while somebody was writing.
    if (area.current?.form) draft.restore(area.current.form);
    if (area.current && area.current.value !== text.current) {
      text.current = area.current.value;
      const part = area.current.closest('details');
      if (part) part.open = true;
    }
    // The panel may close, or the page be left, while somebody writes.
    const saveAtLast = save.current;
    window.addEventListener('beforeunload', saveAtLast);
    return () => {
      window.removeEventListener('beforeunload', saveAtLast);
      saveAtLast();
    };
  }, []);
  // Another tab may have saved a note. What is being written here stays.
  useEffect(() => {
    if (area.current && text.current.trim() === shown.current) {
      area.current.value = text.current = saved.current = note;
    }
    shown.current = note;
  }, [note]);

  return (
    <div className={styles.part}>
      <label htmlFor={id} className="visually-hidden">
        {t.note}
      </label>
      <textarea
        ref={area}
        id={id}
        form={form}
        name="note"
        rows={3}
        maxLength={maxNote}
        defaultValue={first}
        aria-describedby={`${id}-hint`}
        className={`${field.control} ${field.area}`}
        onChange={(event) => {
          text.current = event.target.value;
          setSaved(false);
          if (event.target.form) draft.save(event.target.form);
        }}
        onBlur={save.current}
      />
      <input type="hidden" form={form} name="noteShown" value={note} />
      <p id={`${id}-hint`} className="annotation">
        {t.noteHint(maxNote)} <span role="status">{isSaved && t.noteSaved}</span>
      </p>
      <noscript>
        <button {...press({intent: 'save'})} className={styles.action}>
          {t.saveNote}
        </button>
      </noscript>
    </div>
  );
}
