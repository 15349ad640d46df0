import {useId, useRef, type RefObject} from 'react';
import {useMessages} from '~/i18n/useLanguage';
import field from '~/ui/form/Field.module.css';
import {useCart} from '../browser/CartProvider';
import type {SubmitResult} from '../browser/queue';
import type {DiscountView} from '../rules/cartView';
import type {IntentFields} from '../rules/intent';
import styles from './CartExtras.module.css';
import {AlertText} from './CartNotice';
import {messages} from './messages';
import {useCartButton} from './useCartButton';
import {usePendingText} from './usePendingText';

interface DiscountFieldProps {
  discount?: DiscountView;
  /** The discount code that the store refused in the last request. */
  refusedCode?: string;
  /** `id` of the cart's form. */
  formId: string;
}

/** The field for a discount code, or the state of the saved code and the button that removes it. */
export function DiscountField({discount, refusedCode, formId}: DiscountFieldProps) {
  const t = useMessages(messages);
  const createButtonProps = useCartButton(formId);
  const container = useRef<HTMLDivElement>(null);
  // The field and the button replace each other, and the focus would go with the one that disappears.
  const keepFocus = () => container.current?.focus();
  return (
    <div ref={container} tabIndex={-1} className={styles.part}>
      <div aria-live="polite">
        {discount && (
          <div className={styles.row}>
            {discount.state === 'refused' ? (
              <AlertText>{`${t.refused(discount.code)} ${discount.reason ?? ''}`}</AlertText>
            ) : (
              <p>{stateText(discount, t)}</p>
            )}
            <button
              {...createButtonProps(
                {intent: 'removeDiscount'},
                {onSubmit: (_, submission) => void submission.then(({accepted}) => accepted && keepFocus())},
              )}
              className={styles.action}
            >
              {t.removeCode}
            </button>
          </div>
        )}
      </div>
      {(!discount || discount.state === 'refused') && (
        <CodeEntry refusedCode={refusedCode} formId={formId} onAccepted={keepFocus} />
      )}
    </div>
  );
}

/** The field and its button. Typed text stays when the panel closes and when the page changes or reloads. */
function CodeEntry({
  refusedCode = '',
  formId,
  onAccepted,
}: Omit<DiscountFieldProps, 'discount'> & {onAccepted: () => void}) {
  const t = useMessages(messages);
  const id = useId();
  const createButtonProps = useCartButton(formId);
  const applyButton = useRef<HTMLButtonElement>(null);
  const {field: input, text: pendingText, isPending, changeText} = usePendingText('code', '');
  const {notice} = useCart();
  const text = isPending ? pendingText : refusedCode;
  const isRefused = text !== '' && text.trim() === refusedCode;
  const finishRedeeming = async (submission: Promise<SubmitResult>) => {
    const {accepted} = await submission;
    if (!accepted) return;
    changeText(undefined);
    onAccepted();
  };
  const fields: IntentFields = isPending ? {intent: 'discount', code: pendingText} : {intent: 'discount'};
  const reason = isRefused && notice && 'text' in notice ? notice.text : undefined;
  return (
    <>
      <label htmlFor={id} className="visually-hidden">
        {t.code}
      </label>
      <div className={styles.entry}>
        <input
          ref={input as RefObject<HTMLInputElement>}
          id={id}
          form={formId}
          name="code"
          value={text}
          maxLength={255}
          autoCapitalize="characters"
          autoComplete="off"
          enterKeyHint="go"
          spellCheck={false}
          className={field.control}
          onChange={(event) => changeText(event.target.value || undefined)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            applyButton.current?.click();
          }}
          aria-invalid={isRefused || undefined}
          aria-describedby={reason && `${id}-reason`}
        />
        <button
          ref={applyButton}
          {...createButtonProps(fields, {onSubmit: (_, submission) => void finishRedeeming(submission)})}
          className={styles.action}
        >
          {t.apply}
        </button>
      </div>
      {reason && (
        <div id={`${id}-reason`}>
          <AlertText>{reason}</AlertText>
        </div>
      )}
    </>
  );
}

function stateText({code, state, amount}: DiscountView, t: (typeof messages)['de']): string {
  if (state === 'unknown') return t.unknown(code);
  return amount > 0 ? t.applied(code) : t.appliedLater(code);
}
