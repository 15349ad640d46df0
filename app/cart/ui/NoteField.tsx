import {useId, useState, type RefObject} from 'react';
import {useMessages} from '~/i18n/useLanguage';
import field from '~/ui/form/Field.module.css';
import {useCart} from '../browser/CartProvider';
import {maxNote} from '../rules/intent';
import styles from './CartExtras.module.css';
import {messages} from './messages';
import {useCartButton} from './useCartButton';
import {usePendingText} from './usePendingText';

interface NoteFieldProps {
  /** The note that the worker has saved. */
  note: string;
  /** `id` of the cart's form. */
  form: string;
}

/** The note to the studio (rule 13.20). It is saved when the field is left, without JavaScript by any button of the cart. */
export function NoteField({note, form}: NoteFieldProps) {
  const t = useMessages(messages);
  const id = useId();
  const {submit} = useCart();
  const button = useCartButton(form);
  const {field: area, text, isPending, change} = usePendingText('note', note);
  const [isSaved, setSaved] = useState(false);
  const save = async () => {
    if (!isPending) return;
    const {accepted} = await submit({intent: 'save', note: text});
    setSaved(accepted);
    // What was typed meanwhile stays pending, and what was not accepted, too: it is sent when the field is left the next time. The
    // field is gone when the panel was closed.
    if (accepted && (area.current?.value ?? text) === text) change(undefined);
  };
  return (
    <div className={styles.part}>
      <label htmlFor={id} className="visually-hidden">
        {t.note}
      </label>
      <textarea
        ref={area as RefObject<HTMLTextAreaElement>}
        id={id}
        form={form}
        name="note"
        rows={3}
        maxLength={maxNote}
        value={text}
        aria-describedby={`${id}-hint`}
        className={`${field.control} ${field.area}`}
        onChange={(event) => {
          change(event.target.value);
          setSaved(false);
        }}
        onBlur={() => void save()}
      />
      <p id={`${id}-hint`} className="annotation">
        {t.noteHint(maxNote)} <span role="status">{isSaved && t.noteSaved}</span>
      </p>
      <noscript>
        <button {...button({intent: 'save'})} className={styles.action}>
          {t.saveNote}
        </button>
      </noscript>
    </div>
  );
}
