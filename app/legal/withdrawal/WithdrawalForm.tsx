import {useEffect, useRef} from 'react';
import * as v from 'valibot';
import {brand} from '~/brand';
import {useLanguage, useMessages} from '~/i18n/useLanguage';
import {formFields} from '~/platform/http/formFields';
import {Button} from '~/ui/Button';
import {createDraft} from '~/ui/form/draft';
import {ErrorSummary} from '~/ui/form/ErrorSummary';
import {wrongFields} from '~/ui/form/errors';
import {Field} from '~/ui/form/Field';
import fieldStyles from '~/ui/form/Field.module.css';
import {RefusalNotice} from '~/ui/form/RefusalNotice';
import {useInitialText} from '~/ui/form/useInitialText';
import {useLeftField} from '~/ui/form/useLeftField';
import {messages} from './messages';
import type {WithdrawalResult} from './deliverWithdrawal.server';
import {statementErrors, statementSchema, withdrawalFields, type WithdrawalField} from './statement';
import styles from './withdrawal.module.css';

/** Stores the input in the browser until the confirmation is shown. */
export const withdrawalDraft = createDraft(`${brand.key}:withdrawal`, []);

/**
 * The form to withdraw from a contract. The browser submits it without `fetch`, so that no failing script can prevent it. A double click
 * does no harm, because the worker recognizes a repeated statement. `result` is the worker's answer to an invalid form.
 */
export function WithdrawalForm({result}: {result?: Extract<WithdrawalResult, {ok: false}>}) {
  const t = useMessages(messages);
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const {values = {}, errors = {}, refusal} = result ?? {};
  const [firstWrong] = wrongFields(withdrawalFields, errors);
  useEffect(() => {
    if (form.current) withdrawalDraft.restore(form.current);
  }, []);
  const {leftErrors, leave, edit} = useLeftField((left) => {
    const {issues = []} = v.safeParse(statementSchema, formFields(new FormData(left)));
    return statementErrors(issues, language);
  });
  // The worker's error at a field stays until the form is submitted again, or until the visitor corrects the field.
  const fieldErrors = {...errors, ...leftErrors};
  const [leftError] = Object.values(leftErrors).filter(Boolean);
  const initialPieces = useInitialText(values.pieces);
  const fieldProps = (name: WithdrawalField) => ({
    name,
    label: t[name],
    value: values[name],
    error: fieldErrors[name],
    isFirstError: name === firstWrong,
  });
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onInput={(event) => {
        withdrawalDraft.save(event.currentTarget);
        edit(event);
      }}
      onBlur={leave}
      className={styles.form}
    >
      <ErrorSummary message={t.summary} order={withdrawalFields} errors={errors} />
      <Field {...fieldProps('name')} required autoComplete="name" enterKeyHint="next" />
      <Field {...fieldProps('order')} required autoComplete="off" autoCapitalize="none" enterKeyHint="next" />
      <Field
        {...fieldProps('mail')}
        required
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        enterKeyHint="next"
      />
      <Field {...fieldProps('pieces')}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            defaultValue={initialPieces}
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
      <p role="status" className="visually-hidden">
        {leftError}
      </p>
    </form>
  );
}
