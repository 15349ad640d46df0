import {useRef, type FormEvent} from 'react';
import type {CorrectedPiece, Correction} from '../rules/correction';
import {measuresOf} from '../rules/measures';

/**
 * Handlers around the form of a piece. Leaving a field by pressing the form's button corrects the field and submits in
 * one press. Such a submit is held once, and the corrected field scrolls into view; the next press submits the piece.
 */
export function useHeldSubmit(state: CorrectedPiece) {
  const shown = useRef(state);
  const rememberShown = () => {
    shown.current = state;
  };
  return {
    onPointerDownCapture: rememberShown,
    onKeyDownCapture: rememberShown,
    onSubmitCapture(event: FormEvent<HTMLElement>) {
      const correction = state.corrections.find((candidate) => !hasShown(shown.current, state, candidate));
      if (!correction) return;
      event.preventDefault();
      event.stopPropagation();
      event.currentTarget.querySelector(`[name=${correction.field}]`)?.scrollIntoView({block: 'center'});
    },
  };
}

/** Whether a correction was there before the press: of the same input, with the same reason and result. */
function hasShown(shown: CorrectedPiece, current: CorrectedPiece, correction: Correction): boolean {
  const {field, reason} = correction;
  const inputIn = ({input}: CorrectedPiece) =>
    'choice' in correction ? input.choices[correction.field] : input[correction.field];
  const valueIn = ({piece}: CorrectedPiece) => measuresOf(piece).find((measure) => measure.field === field)?.value;
  const before = shown.corrections.find((candidate) => candidate.field === field);
  return (
    inputIn(shown) === inputIn(current) && before?.reason.kind === reason.kind && valueIn(shown) === valueIn(current)
  );
}
