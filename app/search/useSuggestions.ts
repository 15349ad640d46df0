import {useEffect, useState} from 'react';
import {localizedPath, type Language} from '~/i18n/language';
import {maxQuery, queryParameter} from './query';
import type {Suggestions} from './results';

/** In ms without another letter, after which suggestions are requested. */
const debounce = 200;

/** Shortest query that has suggestions. */
const minQuery = 2;

/** In ms without requests after one that was refused or has failed. */
const backOff = 5_000;

interface Suggested extends Suggestions {
  query: string;
}

/** What the worker suggests for the text of a field, while it is typed. Only the last request counts. */
export function useSuggestions(input: HTMLInputElement, language: Language): Suggested | undefined {
  const [suggested, setSuggested] = useState<Suggested>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let request = new AbortController();
    let pausedUntil = 0;
    const fetchSuggestions = async () => {
      const query = input.value.trim();
      const {signal} = (request = new AbortController());
      const parameters = new URLSearchParams({[queryParameter]: query.slice(0, maxQuery)});
      try {
        const response = await fetch(`${localizedPath('/api/search', language)}?${parameters}`, {signal});
        if (!response.ok) throw new Error(`Suggestions: status ${response.status}`);
        setSuggested({query, ...((await response.json()) as Suggestions)});
      } catch {
        // The form still leads to the results.
        if (!signal.aborted) pausedUntil = Date.now() + backOff;
      }
    };
    const stop = () => {
      clearTimeout(timer);
      request.abort();
    };
    const onInput = () => {
      stop();
      if (input.value.trim().length < minQuery) setSuggested(undefined);
      else if (Date.now() >= pausedUntil) timer = setTimeout(() => void fetchSuggestions(), debounce);
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
