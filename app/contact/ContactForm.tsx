import {useMessages} from '~/i18n/useLanguage';
import {Button} from '~/ui/Button';
import {Choices} from './Choices';
import styles from './ContactForm.module.css';
import {fields, limits, type Field as Name} from './enquiry';
import fieldStyles from './Field.module.css';
import {Field} from './Field';
import {messages} from './messages';
import {ErrorSummary, RefusalNotice} from './Notices';
import {Phase} from './Phase';
import type {FormValues} from './prefill';
import {Privacy} from './Privacy';
import type {Errors, Refusal} from './reply';
import {trapField} from './traces';
import {useEnquiryForm} from './useEnquiryForm';

interface ContactFormProps {
  /** First values of the fields. */
  values: FormValues;
  errors?: Errors;
  refusal?: Refusal;
}

const none: Errors = {};

/** The project request. Without JavaScript it is posted to its own page. */
export function ContactForm({values, errors: told = none, refusal: refused}: ContactFormProps) {
  const text = useMessages(messages);
  const {form, errors, refusal, sending, submit, change} = useEnquiryForm({errors: told, refusal: refused});
  const one = (name: keyof FormValues) => [values[name]].flat()[0];
  const firstWrong = fields.find((name) => errors[name]);
  const state = (name: Name) => ({error: errors[name], first: name === firstWrong});
  const field = (name: Name) => ({value: one(name), ...state(name)});
  const chosen = (name: Name) => [values[name] ?? []].flat();
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} onInput={change} className={styles.form}>
      <ErrorSummary errors={errors} />
      <div className={styles.fields}>
        <Field name="name" required autoComplete="name" {...field('name')} />
        <Field name="mail" required type="email" autoComplete="email" {...field('mail')} />
        <Field name="phone" required type="tel" autoComplete="tel" {...field('phone')} />
        <Field name="company" autoComplete="organization" {...field('company')} />
        <Field name="projectLocation" autoComplete="address-level2" {...field('projectLocation')} />
        <Phase chosen={one('currentPhase')} {...state('currentPhase')} />
        <Field name="budget" autoComplete="off" {...field('budget')} />
        <Field name="timeline" autoComplete="off" {...field('timeline')} />
      </div>
      <Choices name="category" type="checkbox" chosen={chosen('category')} {...state('category')} />
      <Field name="text" wide {...state('text')}>
        {(wiring) => (
          <textarea
            {...wiring}
            rows={5}
            maxLength={limits.text}
            defaultValue={one('text')}
            className={[fieldStyles.control, fieldStyles.area].join(' ')}
          />
        )}
      </Field>
      <Choices name="howHeard" type="radio" required chosen={chosen('howHeard')} {...state('howHeard')} />
      <label className={styles.trap} aria-hidden="true">
        {text.trap}
        <input name={trapField} tabIndex={-1} autoComplete="off" />
      </label>
      <Privacy {...state('privacy')} />
      {refusal && <RefusalNotice refusal={refusal} />}
      <div className={styles.send}>
        <Button type="submit" variant="filled" aria-disabled={sending || undefined} data-magnetic="">
          {sending ? text.sending : text.send}
        </Button>
        <p className="annotation">{text.allRequired}</p>
      </div>
      <p role="status" className="visually-hidden">
        {sending && text.sending}
      </p>
    </form>
  );
}
