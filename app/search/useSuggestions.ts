import {useEffect, useState} from 'react';
import {localizedPath, type Language} from '~/i18n/language';
import {maxQuery, queryParameter} from './query';
import type {Suggestions} from './results';

/** The pause in ms between the last keystroke and the request. */
const debounce = 200;

/** Minimum length of a query for suggestions. */
const minQuery = 2;

/** The pause in ms after a refused or failed request, in which no suggestions are requested. */
const backOff = 5_000;

interface QuerySuggestions extends Suggestions {
  query: string;
}

/** The suggestions for the text of a field while the visitor types. A new request aborts the one before. */
export function useSuggestions(input: HTMLInputElement, language: Language): QuerySuggestions | undefined {
  const [suggestions, setSuggestions] = useState<QuerySuggestions>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let request = new AbortController();
    let pausedUntil = 0;
    const fetchSuggestions = async () => {
      const query = input.value.trim();
      request = new AbortController();
      const {signal} = request;
      const parameters = new URLSearchParams({[queryParameter]: query.slice(0, maxQuery)});
      try {
        const response = await fetch(`${localizedPath('/api/search', language)}?${parameters}`, {signal});
        if (!response.ok) throw new Error(`Suggestions: status ${response.status}`);
        setSuggestions({query, ...((await response.json()) as Suggestions)});
      } catch {
        // The form still works without suggestions.
        if (!signal.aborted) pausedUntil = Date.now() + backOff;
      }
    };
    const stop = () => {
      clearTimeout(timer);
      request.abort();
    };
    const onInput = () => {
      stop();
      if (input.value.trim().length < minQuery) setSuggestions(undefined);
      else if (Date.now() >= pausedUntil) timer = setTimeout(() => void fetchSuggestions(), debounce);
    };
    input.addEventListener('input', onInput);
    // The list must not open after the visitor has left the field.
    input.addEventListener('blur', stop);
    input.form?.addEventListener('submit', stop);
    // The visitor may have typed before this code has loaded.
    if (input.value !== input.defaultValue) onInput();
    return () => {
      stop();
      input.removeEventListener('input', onInput);
      input.removeEventListener('blur', stop);
      input.form?.removeEventListener('submit', stop);
    };
  }, [input, language]);
  return suggestions;
}
