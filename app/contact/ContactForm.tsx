import {useState, type ComponentProps} from 'react';
import {localizedPath} from '~/i18n/language';
import {useLanguage, useMessages} from '~/i18n/useLanguage';
import {maxLength} from '~/mail/sanitize';
import {Button} from '~/ui/Button';
import {Disclosure} from '~/ui/Disclosure';
import {ExternalLink} from '~/ui/ExternalLink';
import {PillGroup} from '~/ui/form/PillGroup';
import {wrongFields} from '~/ui/form/errors';
import {ErrorSummary} from '~/ui/form/ErrorSummary';
import {Field, controlProps, FieldError, RequiredMark, type FieldState} from '~/ui/form/Field';
import fieldStyles from '~/ui/form/Field.module.css';
import {RefusalNotice} from '~/ui/form/RefusalNotice';
import {useInitialText} from '~/ui/form/useInitialText';
import styles from './ContactForm.module.css';
import {enquiryFields, foldedFields, type EnquiryField} from './enquiry';
import {messages} from './messages';
import {labelledOptions} from './options';
import type {FormValues} from './prefill';
import type {EnquiryResult} from './result';
import {honeypotField} from './spamSignals';
import {useEnquiryForm} from './useEnquiryForm';

interface ContactFormProps {
  /** Initial values of the fields. */
  values: FormValues;
  /** The worker's result for a form that was submitted without a script. */
  result?: EnquiryResult;
}

/** The enquiry form. Without JavaScript it is posted to its own page. */
export function ContactForm({values, result}: ContactFormProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const {form, errors, leftErrors, refusal, sending, submit, change, leave} = useEnquiryForm(result);
  const [firstWrong] = wrongFields(enquiryFields, errors);
  const [leftError] = Object.values(leftErrors).filter(Boolean);
  const getValues = (name: EnquiryField) => [values[name] ?? []].flat();
  // Computed only once, so that a section that the visitor has opened stays open.
  const [isOpen] = useState(() => foldedFields.some((name) => errors[name] || getValues(name).some(Boolean)));
  const initialText = useInitialText(getValues('text')[0]);
  const fieldState = (name: EnquiryField) => ({
    error: errors[name] ?? leftErrors[name],
    isFirstError: name === firstWrong,
  });
  const fieldProps = (name: Exclude<EnquiryField, 'privacy'>) => ({
    name,
    label: t[name],
    value: getValues(name)[0],
    ...fieldState(name),
  });
  const lineProps = (name: Exclude<EnquiryField, 'privacy'>) => ({...fieldProps(name), enterKeyHint: 'next'}) as const;
  const pillProps = (name: 'category' | 'howHeard') => ({
    name,
    legend: t[name],
    options: labelledOptions(name, language),
    chosen: getValues(name),
    ...fieldState(name),
  });
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} onInput={change} onBlur={leave} className={styles.form}>
      <ErrorSummary message={t.summary} order={enquiryFields} errors={errors} />
      <div className={styles.fields}>
        <Field {...lineProps('name')} required wide autoComplete="name" />
        <Field {...lineProps('mail')} required wide type="email" autoComplete="email" autoCapitalize="none" />
        <Field {...lineProps('phone')} required wide type="tel" autoComplete="tel" />
        <Field {...fieldProps('text')} wide>
          {(control) => (
            <textarea
              {...control}
              rows={5}
              maxLength={maxLength.text}
              defaultValue={initialText}
              className={[fieldStyles.control, fieldStyles.area].join(' ')}
            />
          )}
        </Field>
      </div>
      <Disclosure title={t.more} open={isOpen}>
        <div className={styles.fields}>
          <Field {...lineProps('company')} autoComplete="organization" />
          <Field {...lineProps('projectLocation')} autoComplete="address-level2" />
          <ProjectPhaseField {...fieldProps('currentPhase')} />
          <Field {...lineProps('budget')} autoComplete="off" />
          <Field {...lineProps('timeline')} autoComplete="off" />
        </div>
        <PillGroup {...pillProps('category')} type="checkbox" />
      </Disclosure>
      <PillGroup {...pillProps('howHeard')} type="radio" required />
      <label className={styles.trap} aria-hidden="true">
        <span>{t.trap}</span>
        <input name={honeypotField} tabIndex={-1} autoComplete="off" />
      </label>
      <Privacy {...fieldState('privacy')} />
      {refusal && <RefusalNotice {...refusal} texts={t} />}
      <div className={styles.send}>
        <Button type="submit" look="filled" aria-disabled={sending || undefined} data-magnetic="">
          {sending ? t.sending : t.send}
        </Button>
        <p className="annotation">{t.allRequired}</p>
      </div>
      <p role="status" className="visually-hidden">
        {sending ? t.sending : leftError}
      </p>
    </form>
  );
}

/** The checkbox by which the visitor accepts the privacy policy. Firefox ticks a box again after a reload, unless `autoComplete` is off (rule 15.8). */
function Privacy(state: FieldState) {
  const t = useMessages(messages);
  const language = useLanguage();
  return (
    <div>
      <label className={styles.privacy}>
        <input {...controlProps('privacy', state)} type="checkbox" required autoComplete="off" className={styles.box} />
        <span>
          <span>{t.privacy}</span>
          <RequiredMark />
        </span>
      </label>
      <p className={styles.policy}>
        {/* The link opens a new tab, so that the form keeps its content. */}
        <ExternalLink href={localizedPath('/legal/privacy-policy', language)}>{t.privacyLink}</ExternalLink>
      </p>
      <FieldError name="privacy" error={state.error} />
    </div>
  );
}

/** The phase of the project: a select with an empty option, so that the choice can be cleared. */
function ProjectPhaseField({value, ...field}: ComponentProps<typeof Field>) {
  const t = useMessages(messages);
  const options = labelledOptions('currentPhase', useLanguage());
  return (
    <Field {...field}>
      {(control) => (
        <select {...control} defaultValue={value} className={[fieldStyles.control, fieldStyles.select].join(' ')}>
          <option value="">{t.noPhase}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
