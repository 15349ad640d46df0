import {useEffect, useRef} from 'react';
import {brand} from '~/brand';
import {useMessages} from '~/i18n/useLanguage';
import {Button} from '~/ui/Button';
import {createDraft} from '~/ui/form/draft';
import {ErrorSummary} from '~/ui/form/ErrorSummary';
import {wrongFields} from '~/ui/form/errors';
import {Field} from '~/ui/form/Field';
import fieldStyles from '~/ui/form/Field.module.css';
import {RefusalNotice} from '~/ui/form/RefusalNotice';
import {useFirstText} from '~/ui/form/useFirstText';
import {messages} from './messages';
import type {WithdrawalResult} from './receive.server';
import {withdrawalFields, type WithdrawalField} from './statement';
import styles from './withdrawal.module.css';

/** What is written in the form, until it has arrived. */
export const withdrawalDraft = createDraft(`${brand.key}:withdrawal`, []);

/**
 * The statement of withdrawal. The browser posts it as it would without JavaScript: no script may stand in its way, and the
 * worker knows the same statement when it comes twice.
 * `result` is the worker's answer to a form that couldn't be taken.
 */
export function WithdrawalForm({result}: {result?: Extract<WithdrawalResult, {ok: false}>}) {
  const t = useMessages(messages);
  const form = useRef<HTMLFormElement>(null);
  const {values = {}, errors = {}, refusal} = result ?? {};
  const [firstWrong] = wrongFields(withdrawalFields, errors);
  useEffect(() => {
    if (form.current) withdrawalDraft.restore(form.current);
  }, []);
  const firstPieces = useFirstText(values.pieces);
  const field = (name: WithdrawalField) => ({
    name,
    label: t[name],
    value: values[name],
    error: errors[name],
    first: name === firstWrong,
  });
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onInput={() => form.current && withdrawalDraft.save(form.current)}
      className={styles.form}
    >
      <ErrorSummary message={t.summary} order={withdrawalFields} errors={errors} />
      <Field {...field('name')} required autoComplete="name" />
      <Field {...field('order')} required autoComplete="off" />
      <Field {...field('mail')} required type="email" autoComplete="email" />
      <Field {...field('pieces')}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            defaultValue={firstPieces}
            className={[fieldStyles.control, fieldStyles.area].join(' ')}
          />
        )}
      </Field>
      {refusal && <RefusalNotice {...refusal} texts={t} />}
      <div className={styles.send}>
        <Button type="submit" look="filled">
          {t.confirm}
        </Button>
        <p className="annotation">{t.allRequired}</p>
      </div>
    </form>
  );
}
