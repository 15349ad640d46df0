import {useLanguage, useMessages} from '~/i18n/useLanguage';
import {maxLength} from '~/mail/cleaning';
import {Button} from '~/ui/Button';
import {Choices} from '~/ui/form/Choices';
import {ErrorSummary} from '~/ui/form/ErrorSummary';
import {wrongFields} from '~/ui/form/errors';
import {Field} from '~/ui/form/Field';
import fieldStyles from '~/ui/form/Field.module.css';
import {RefusalNotice} from '~/ui/form/RefusalNotice';
import {useFirstText} from '~/ui/form/useFirstText';
import styles from './ContactForm.module.css';
import {enquiryFields, type EnquiryField} from './enquiry';
import {messages} from './messages';
import {labelledOptions} from './options';
import {Phase} from './Phase';
import type {FormValues} from './prefill';
import {Privacy} from './Privacy';
import type {EnquiryResult} from './result';
import {trapField} from './traces';
import {useEnquiryForm} from './useEnquiryForm';

interface ContactFormProps {
  /** First values of the fields. */
  values: FormValues;
  /** The worker's result for a form that was sent without a script. */
  result?: EnquiryResult;
}

/** The project request. Without JavaScript it is posted to its own page. */
export function ContactForm({values, result}: ContactFormProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const {form, errors, refusal, sending, submit, change} = useEnquiryForm(result);
  const [firstWrong] = wrongFields(enquiryFields, errors);
  const all = (name: EnquiryField) => [values[name] ?? []].flat();
  const firstText = useFirstText(all('text')[0]);
  const state = (name: EnquiryField) => ({error: errors[name], first: name === firstWrong});
  const field = (name: Exclude<EnquiryField, 'privacy'>) => ({
    name,
    label: t[name],
    value: all(name)[0],
    ...state(name),
  });
  const choices = (name: 'category' | 'howHeard') => ({
    name,
    legend: t[name],
    options: labelledOptions(name, language),
    chosen: all(name),
    ...state(name),
  });
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} onInput={change} className={styles.form}>
      <ErrorSummary message={t.summary} order={enquiryFields} errors={errors} />
      <div className={styles.fields}>
        <Field {...field('name')} required autoComplete="name" />
        <Field {...field('mail')} required type="email" autoComplete="email" />
        <Field {...field('phone')} required type="tel" autoComplete="tel" />
        <Field {...field('company')} autoComplete="organization" />
        <Field {...field('projectLocation')} autoComplete="address-level2" />
        <Phase {...field('currentPhase')} />
        <Field {...field('budget')} autoComplete="off" />
        <Field {...field('timeline')} autoComplete="off" />
      </div>
      <Choices {...choices('category')} type="checkbox" />
      <Field {...field('text')} wide>
        {(control) => (
          <textarea
            {...control}
            rows={5}
            maxLength={maxLength.text}
            defaultValue={firstText}
            className={[fieldStyles.control, fieldStyles.area].join(' ')}
          />
        )}
      </Field>
      <Choices {...choices('howHeard')} type="radio" required />
      <label className={styles.trap} aria-hidden="true">
        {t.trap}
        <input name={trapField} tabIndex={-1} autoComplete="off" />
      </label>
      <Privacy {...state('privacy')} />
      {refusal && <RefusalNotice {...refusal} texts={t} />}
      <div className={styles.send}>
        <Button type="submit" look="filled" aria-disabled={sending || undefined} data-magnetic="">
          {sending ? t.sending : t.send}
        </Button>
        <p className="annotation">{t.allRequired}</p>
      </div>
      <p role="status" className="visually-hidden">
        {sending && t.sending}
      </p>
    </form>
  );
}
