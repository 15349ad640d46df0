import {useNavigate} from '@remix-run/react';
import {useEffect, useRef, useState, type FormEvent} from 'react';
import {useLanguage} from '~/i18n/useLanguage';
import {useLeftField} from '~/ui/form/useLeftField';
import {enquiryDraft} from './draft';
import {foldedFields} from './enquiry';
import type {EnquiryErrors, EnquiryResult} from './result';
import {checkForm, sendForm} from './sendForm';

const noErrors: EnquiryErrors = {};

/** `initialResult` is the worker's result for a form that was submitted without a script. */
export function useEnquiryForm(initialResult: EnquiryResult | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const shownAt = useRef(0);
  const [result, setResult] = useState(initialResult);
  const [sending, setSending] = useState(false);
  const language = useLanguage();
  const navigate = useNavigate();
  const {errors = noErrors, refusal} = result?.ok === false ? result : {};
  const {leftErrors, leave, edit} = useLeftField((left) => checkForm(left, language));

  useEffect(() => {
    shownAt.current = performance.now();
    if (!form.current) return;
    enquiryDraft.restore(form.current);
    const data = new FormData(form.current);
    if (foldedFields.some((name) => data.getAll(name).some(Boolean))) unfold(form.current);
  }, []);
  useEffect(() => {
    if (!form.current || !Object.keys(errors).length) return;
    if (foldedFields.some((name) => errors[name])) unfold(form.current);
    form.current.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    try {
      const newResult = await sendForm(event.currentTarget, language, shownAt.current);
      if (newResult.ok) navigate(newResult.location);
      else setResult(newResult);
    } finally {
      setSending(false);
    }
  }

  /** Any change clears all errors. */
  function change(event: FormEvent<HTMLFormElement>) {
    enquiryDraft.save(event.currentTarget);
    if (result) setResult(undefined);
    edit(event);
  }

  return {form, errors, leftErrors, refusal, sending, submit, change, leave};
}

/** Opens the section with the optional fields. With React's prop `open`, rendering would close a section that the visitor has opened. */
function unfold(form: HTMLFormElement): void {
  form.querySelectorAll('details').forEach((details) => (details.open = true));
}
