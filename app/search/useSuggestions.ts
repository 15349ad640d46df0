import {useEffect, useState} from 'react';
import {localizedPath, type Language} from '~/i18n/language';
import {maxQuery, queryParameter} from './query';
import type {Suggestions} from './suggestions';

/** In ms: how long somebody may pause between two letters without a question to the worker. */
const pause = 200;

/** Shortest text that is asked for. */
const minQuery = 2;

/** In ms: after a refusal or failure nothing is asked for. */
const rest = 5_000;

interface Suggested extends Suggestions {
  query: string;
}

/** What the worker suggests for the text of a field, while it is typed. Only the last question counts. */
export function useSuggestions(input: HTMLInputElement, language: Language): Suggested | undefined {
  const [suggested, setSuggested] = useState<Suggested>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let question = new AbortController();
    let restUntil = 0;
    const ask = async () => {
      const query = input.value.trim();
      const {signal} = (question = new AbortController());
      const parameters = new URLSearchParams({[queryParameter]: query.slice(0, maxQuery)});
      try {
        const answer = await fetch(`${localizedPath('/api/search', language)}?${parameters}`, {signal});
        if (!answer.ok) throw new Error(`Suggestions: status ${answer.status}`);
        setSuggested({query, ...((await answer.json()) as Suggestions)});
      } catch {
        // The form still leads to the results.
        if (!signal.aborted) restUntil = Date.now() + rest;
      }
    };
    const stop = () => {
      clearTimeout(timer);
      question.abort();
    };
    const onInput = () => {
      stop();
      if (input.value.trim().length < minQuery) setSuggested(undefined);
      else if (Date.now() >= restUntil) timer = setTimeout(() => void ask(), pause);
    };
    input.addEventListener('input', onInput);
    // Nothing may open above the results, or behind somebody who has gone on.
    input.addEventListener('blur', stop);
    input.form?.addEventListener('submit', stop);
    // The visitor may have typed before this code came.
    if (input.value !== input.defaultValue) onInput();
    return () => {
      stop();
      input.removeEventListener('input', onInput);
      input.removeEventListener('blur', stop);
      input.form?.removeEventListener('submit', stop);
    };
  }, [input, language]);
  return suggested;
}
