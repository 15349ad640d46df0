import {useRef, type FormEvent} from 'react';
import type {Correction} from '../rules/correction';

/**
 * Handlers around the form of a piece. Leaving a field by pressing the form's button corrects the field and submits in
 * one press. Such a submit is held once, and the corrected field scrolls into view; the next press submits the piece.
 */
export function useHeldSubmit(corrections: Correction[]) {
  const seen = useRef(corrections);
  const see = () => {
    seen.current = corrections;
  };
  return {
    onPointerDownCapture: see,
    onKeyDownCapture: see,
    onSubmitCapture(event: FormEvent<HTMLElement>) {
      const [correction] = corrections;
      if (!correction || corrections === seen.current) return;
      event.preventDefault();
      event.stopPropagation();
      event.currentTarget.querySelector(`[name=${correction.field}]`)?.scrollIntoView({block: 'center'});
    },
  };
}
