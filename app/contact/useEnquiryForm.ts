import {useNavigate} from '@remix-run/react';
import {useEffect, useRef, useState, type FormEvent} from 'react';
import {useLanguage} from '~/i18n/useLanguage';
import {enquiryDraft} from './draft';
import type {EnquiryErrors, EnquiryResult} from './result';
import {sendForm} from './sendForm';

const noErrors: EnquiryErrors = {};

/** The form's behaviour in the browser. `answered` is the worker's result for a form that was sent without a script. */
export function useEnquiryForm(answered: EnquiryResult | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const shownAt = useRef(0);
  const [result, setResult] = useState(answered);
  const [sending, setSending] = useState(false);
  const language = useLanguage();
  const navigate = useNavigate();
  const {errors = noErrors, refusal} = result?.ok === false ? result : {};

  useEffect(() => {
    shownAt.current = performance.now();
    if (form.current) enquiryDraft.restore(form.current);
  }, []);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    try {
      const sent = await sendForm(event.currentTarget, language, shownAt.current);
      if (sent.ok) navigate(sent.location);
      else setResult(sent);
    } finally {
      setSending(false);
    }
  }

  /** Any change clears all errors (rule 15.4). */
  function change() {
    if (form.current) enquiryDraft.save(form.current);
    if (result) setResult(undefined);
  }

  return {form, errors, refusal, sending, submit, change};
}
