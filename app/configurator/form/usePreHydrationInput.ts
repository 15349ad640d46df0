import {useEffect, useRef, type RefObject} from 'react';
import {useLanguage} from '~/i18n/useLanguage';
import {readChanges} from '../rules/readPiece';
import type {PieceState} from './usePiece';

/** Reads the data of a form. A slider has no name: its value counts if it was moved and its field wasn't edited. */
function readFormData(form: HTMLFormElement): FormData {
  const data = new FormData(form);
  for (const slider of form.querySelectorAll<HTMLInputElement>('[data-measure]')) {
    const {measure: name = ''} = slider.dataset;
    const field = form.elements.namedItem(name);
    // The browser rounds the initial value of a slider to its steps; a clone shows the result.
    const initialSlider = slider.cloneNode() as HTMLInputElement;
    initialSlider.value = slider.defaultValue;
    const isTyped = field instanceof HTMLInputElement && field.value !== field.defaultValue;
    if (slider.value !== initialSlider.value && !isTyped) data.set(name, slider.value);
  }
  return data;
}

/**
 * Applies input from before hydration, or form values that the browser has restored. Otherwise the form would submit those values, while
 * price and drawing show another piece. Returns a ref for an element inside the form.
 */
export function usePreHydrationInput(state: PieceState): RefObject<HTMLDivElement> {
  const language = useLanguage();
  const element = useRef<HTMLDivElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    const form = element.current?.closest('form');
    if (isDone.current || !form) return;
    isDone.current = true;
    const data = readFormData(form);
    const read = () => readChanges(state, data, language);
    // A measure that is still being typed is corrected when its field is left.
    const current = read().corrections.find(({field}) => form.elements.namedItem(field) === document.activeElement);
    if (current) data.delete(current.field);
    const changedState = read();
    if (changedState !== state) state.change(changedState);
  }, [state, language]);
  return element;
}
