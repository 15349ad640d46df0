import {useEffect, useRef, type RefObject} from 'react';
import {useLanguage} from '~/i18n/useLanguage';
import {readChanges} from '../rules/readPiece';
import type {PieceState} from './usePiece';

/** What a form holds. A slider has no name of its own: where it was moved, and its field wasn't, it counts. */
function earlyData(form: HTMLFormElement): FormData {
  const data = new FormData(form);
  for (const slider of form.querySelectorAll<HTMLInputElement>('[data-measure]')) {
    const {measure: name = ''} = slider.dataset;
    const field = form.elements.namedItem(name);
    // A copy takes the first value as the browser has rounded it to the slider's steps.
    const first = slider.cloneNode() as HTMLInputElement;
    first.value = slider.defaultValue;
    const isTyped = field instanceof HTMLInputElement && field.value !== field.defaultValue;
    if (slider.value !== first.value && !isTyped) data.set(name, slider.value);
  }
  return data;
}

/**
 * Takes over what was typed and chosen before the script ran, or what the browser kept of an earlier visit. Without it
 * the form would send that, while price and drawing show another piece. The element is one of the form's.
 */
export function useEarlyInput(state: PieceState): RefObject<HTMLDivElement> {
  const language = useLanguage();
  const element = useRef<HTMLDivElement>(null);
  const taken = useRef(false);
  useEffect(() => {
    const form = element.current?.closest('form');
    if (taken.current || !form) return;
    taken.current = true;
    const early = readChanges(state, earlyData(form), language);
    if (early !== state) state.change(early);
  }, [state, language]);
  return element;
}
