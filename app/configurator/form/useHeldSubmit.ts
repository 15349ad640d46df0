import {useRef, type FormEvent} from 'react';
import type {Correction} from '../rules/correction';

/**
 * Handlers around the form of a piece. Leaving a field by pressing the form's button corrects the field and submits in
 * one press. Such a submit is held once, and the corrected field scrolls into view; the next press submits the piece.
 */
export function useHeldSubmit(corrections: Correction[]) {
  const shownCorrections = useRef(corrections);
  const rememberShown = () => {
    shownCorrections.current = corrections;
  };
  return {
    onPointerDownCapture: rememberShown,
    onKeyDownCapture: rememberShown,
    onSubmitCapture(event: FormEvent<HTMLElement>) {
      const [correction] = corrections;
      if (!correction || corrections === shownCorrections.current) return;
      event.preventDefault();
      event.stopPropagation();
      event.currentTarget.querySelector(`[name=${correction.field}]`)?.scrollIntoView({block: 'center'});
    },
  };
}
