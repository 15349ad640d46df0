import type {MouseEvent} from 'react';
import {flushSync} from 'react-dom';

/** The field of a measure that somebody is typing in. */
function typing(form: HTMLElement): HTMLElement | undefined {
  const {activeElement} = document;
  return activeElement instanceof HTMLInputElement && activeElement.inputMode && form.contains(activeElement)
    ? activeElement
    : undefined;
}

const controlOf = ({target}: MouseEvent) =>
  target instanceof Element ? target.closest<HTMLElement>('button, label, a, summary') : null;

/**
 * Handlers around fields whose typed value counts when they are left. That changes texts and so moves what stands below: a button that is
 * pressed would be elsewhere when the mouse is released, and get no click. So the field is left with the click, not before it.
 */
export const steadyPress = {
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
