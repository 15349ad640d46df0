import {useNavigate} from '@remix-run/react';
import {useEffect, useRef, useState, type FormEvent} from 'react';
import {useLanguage} from '~/i18n/useLanguage';
import {restoreDraft, saveDraft} from './draft';
import type {Errors, Refusal} from './reply';
import {sendForm} from './send';

interface Told {
  errors: Errors;
  refusal?: Refusal;
}

/** The form's behaviour in the browser; `answer` is what the worker has told a form sent without a script. */
export function useEnquiryForm(answer: Told) {
  const form = useRef<HTMLFormElement>(null);
  const shownAt = useRef(0);
  const [told, setTold] = useState(answer);
  const [sending, setSending] = useState(false);
  const language = useLanguage();
  const navigate = useNavigate();

  useEffect(() => {
    shownAt.current = performance.now();
    if (form.current) restoreDraft(form.current);
  }, []);
  useEffect(() => {
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    wrong?.focus();
  }, [told.errors]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    try {
      const reply = await sendForm(event.currentTarget, language, shownAt.current);
      if (reply.ok) navigate(reply.location);
      else setTold({errors: reply.errors ?? {}, refusal: reply.refusal});
    } finally {
      setSending(false);
    }
  }

  /** Any change clears all errors (specification, section 4). */
  function change() {
    if (form.current) saveDraft(form.current);
    if (told.refusal || Object.keys(told.errors).length > 0) setTold({errors: {}});
  }

  return {form, ...told, sending, submit, change};
}
