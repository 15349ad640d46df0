import {useRef, type FormEvent} from 'react';
import type {CorrectedPiece, Correction} from '../piece/correctPiece';
import {getMeasures} from '../piece/piece';

/**
 * Handlers for the form of a piece. Pressing the button while a field has the focus corrects the field and submits in one press.
 * Such a submit is prevented once, and the corrected field scrolls into view. The next press submits the piece.
 */
export function useCorrectionConfirmation(state: CorrectedPiece) {
  const shownState = useRef(state);
  const rememberShownState = () => {
    shownState.current = state;
  };
  return {
    onPointerDownCapture: rememberShownState,
    onKeyDownCapture: rememberShownState,
    onSubmitCapture(event: FormEvent<HTMLElement>) {
      const correction = state.corrections.find((candidate) => !wasShown(shownState.current, state, candidate));
      if (!correction) return;
      event.preventDefault();
      event.stopPropagation();
      event.currentTarget.querySelector(`[name=${correction.field}]`)?.scrollIntoView({block: 'center'});
    },
  };
}

/** Whether a correction was visible before the press: for the same input, with the same reason and result. */
function wasShown(shownState: CorrectedPiece, state: CorrectedPiece, correction: Correction): boolean {
  const {field, reason} = correction;
  const getInput = ({input}: CorrectedPiece) =>
    'choice' in correction ? input.choices[correction.field] : input[correction.field];
  const getValue = ({piece}: CorrectedPiece) => getMeasures(piece).find((measure) => measure.field === field)?.value;
  const shownCorrection = shownState.corrections.find((candidate) => candidate.field === field);
  return (
    getInput(shownState) === getInput(state) &&
    shownCorrection?.reason.kind === reason.kind &&
    getValue(shownState) === getValue(state)
  );
}
