import {localizedPath} from '~/i18n/language';
import {useLanguage, useMessages} from '~/i18n/useLanguage';
import {Button} from '~/ui/Button';
import buttonStyles from '~/ui/Button.module.css';
import {Field} from '~/ui/form/Field';
import field from '~/ui/form/Field.module.css';
import {useFirstText} from '~/ui/form/useFirstText';
import {addMessages} from './addMessages';
import {CartNotice} from './CartNotice';
import styles from './CartUnavailable.module.css';
import {extraMessages} from './extraMessages';
import {messages} from './messages';
import type {Notice} from '../browser/queue';
import type {Unsent} from '../rules/unsent';
import {lineField, lineQuantityField} from '../rules/written';

interface CartUnavailableProps {
  /** What was typed into a form that the store gave no answer for. */
  unsent: Unsent | undefined;
  notice: Notice | undefined;
}

/** In the place of the cart while the store gives no answer: why, and the way to try again with what was typed (rule 13.27). */
export function CartUnavailable({unsent, notice}: CartUnavailableProps) {
  const t = useMessages(messages);
  const action = localizedPath('/cart', useLanguage());
  return (
    <div className={styles.unavailable}>
      <CartNotice worker={notice} />
      {unsent ? (
        <form method="post" action={action} noValidate className={styles.form} aria-label={t.typed}>
          {unsent.others.map(([name, value], index) => (
            <input key={index} type="hidden" name={name} value={value} />
          ))}
          <TypedFields unsent={unsent} />
          <Button type="submit" look="filled">
            {t.tryAgain}
          </Button>
        </form>
      ) : (
        <a href={action} className={[buttonStyles.button, buttonStyles.line].join(' ')}>
          {t.tryAgain}
        </a>
      )}
    </div>
  );
}

function TypedFields({unsent: {lines, quantity, note, code}}: {unsent: Unsent}) {
  const t = useMessages(addMessages);
  const extra = useMessages(extraMessages);
  const text = useFirstText(note);
  return (
    <>
      {lines.map((line, index) => (
        <Field key={line.field} name={`quantity-${index}`} label={[t.quantity, line.name].filter(Boolean).join(', ')}>
          {({id}) => (
            <>
              <input type="hidden" name={lineField} value={line.field} />
              <Quantity id={id} name={lineQuantityField} value={line.quantity} />
            </>
          )}
        </Field>
      ))}
      {quantity !== undefined && (
        <Field name="quantity" label={t.quantity}>
          {(control) => <Quantity {...control} value={quantity} />}
        </Field>
      )}
      {note !== undefined && (
        <Field name="note" label={extra.note}>
          {(control) => (
            <textarea {...control} rows={3} defaultValue={text} className={`${field.control} ${field.area}`} />
          )}
        </Field>
      )}
      {code !== undefined && <Field name="code" label={extra.code} value={code} autoComplete="off" />}
    </>
  );
}

interface QuantityProps {
  id: string;
  name: string;
  value: number | string;
}

/** After a reload or Back the browser would put an earlier number over the one that was typed. */
const Quantity = ({id, name, value}: QuantityProps) => (
  <input
    id={id}
    name={name}
    type="number"
    inputMode="numeric"
    min={1}
    defaultValue={value}
    autoComplete="off"
    className={field.control}
  />
);
