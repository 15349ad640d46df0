import type {MouseEvent} from 'react';
import {flushSync} from 'react-dom';

/** Finds the field of a measure that has the focus. */
function findFocusedField(form: HTMLElement): HTMLElement | undefined {
  const {activeElement} = document;
  return activeElement instanceof HTMLInputElement && activeElement.inputMode && form.contains(activeElement)
    ? activeElement
    : undefined;
}

const findControl = ({target}: MouseEvent) =>
  target instanceof Element ? target.closest<HTMLElement>('button, label, a, summary') : null;

/**
 * Handlers for a container of fields that commit on blur. A commit changes texts and moves the elements below: a button would move
 * away between press and release, and get no click. With these handlers the field loses the focus on the click, not before.
 */
export const commitOnClick = {
  onMouseDownCapture(event: MouseEvent<HTMLElement>) {
    if (findFocusedField(event.currentTarget) && findControl(event)) event.preventDefault();
  },
  onClickCapture(event: MouseEvent<HTMLElement>) {
    const field = findFocusedField(event.currentTarget);
    const control = findControl(event);
    if (!field || !control) return;
    flushSync(() => field.blur());
    control.focus({preventScroll: true});
  },
};
