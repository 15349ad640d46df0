import type {MouseEvent} from 'react';
import {flushSync} from 'react-dom';

/** The field of a measure that has the focus. */
function typing(form: HTMLElement): HTMLElement | undefined {
  const {activeElement} = document;
  return activeElement instanceof HTMLInputElement && activeElement.inputMode && form.contains(activeElement)
    ? activeElement
    : undefined;
}

const controlOf = ({target}: MouseEvent) =>
  target instanceof Element ? target.closest<HTMLElement>('button, label, a, summary') : null;

/**
 * Handlers for a container of fields that commit on blur. A commit changes texts and moves the elements below: a button would move
 * away between press and release, and get no click. So the field loses the focus with the click, not before it.
 */
export const commitOnClick = {
  onMouseDownCapture(event: MouseEvent<HTMLElement>) {
    if (typing(event.currentTarget) && controlOf(event)) event.preventDefault();
  },
  onClickCapture(event: MouseEvent<HTMLElement>) {
    const field = typing(event.currentTarget);
    const control = controlOf(event);
    if (!field || !control) return;
    flushSync(() => field.blur());
    control.focus({preventScroll: true});
  },
};
