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
  /** The saved note. */
  note: string;
  /** `id` of the cart's form. */
  formId: string;
}

/** The field for the note to the studio. The note is saved when the field is left; without JavaScript by any button of the cart. */
export function NoteField({note, formId}: NoteFieldProps) {
  const t = useMessages(messages);
  const id = useId();
  const {submit} = useCart();
  const createButtonProps = useCartButton(formId);
  const {field: textArea, text, isPending, changeText} = usePendingText('note', note);
  const [isSaved, setSaved] = useState(false);
  const save = async () => {
    if (!isPending) return;
    const {accepted} = await submit({intent: 'save', note: text});
    setSaved(accepted);
    // A text that was not accepted, or was edited meanwhile, stays pending and is sent when the field is left the next time. After the
    // panel was closed there is no field, and the text counts as unedited.
    const isUnedited = (textArea.current?.value ?? text) === text;
    if (accepted && isUnedited) changeText(undefined);
  };
  return (
    <div className={styles.part}>
      <label htmlFor={id} className="visually-hidden">
        {t.note}
      </label>
      <textarea
        ref={textArea as RefObject<HTMLTextAreaElement>}
        id={id}
        form={formId}
        name="note"
        rows={3}
        maxLength={maxNote}
        value={text}
        aria-describedby={`${id}-hint`}
        className={`${field.control} ${field.area}`}
        onChange={(event) => {
          changeText(event.target.value);
          setSaved(false);
        }}
        onBlur={() => void save()}
      />
      <p id={`${id}-hint`} className="annotation">
        <span>{t.noteHint(maxNote)}</span> <span role="status">{isSaved && t.noteSaved}</span>
      </p>
      <noscript>
        <button {...createButtonProps({intent: 'save'})} className={styles.action}>
          {t.saveNote}
        </button>
      </noscript>
    </div>
  );
}
