import styles from './cursor.module.css';
import {followPointer, magneticShift, type Position} from './motion';

const interactive = 'a, button, summary, label, input, select, textarea';

/**
 * What is under the pointer: a picture that is a link or control, a detail (text or another control), or the page. A control with
 * `data-picture` covers a picture and counts as one. An element whose CSS cursor shows that it can be
 * enlarged or turned counts as a picture, too.
 */
function getPointerTarget(target: Element, control: Element | null): 'picture' | 'detail' | 'page' {
  if (target.closest('[data-picture]') || (control && target.matches('img'))) return 'picture';
  const {cursor} = getComputedStyle(target);
  if (/^(zoom|grab)/.test(cursor)) return 'picture';
  if (/resize$/.test(cursor)) return 'detail';
  const hasText = [...target.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
  return control || hasText ? 'detail' : 'page';
}

/** Moves the picture of the row under the pointer; `--x` and `--y` are px from the row's corner. */
function movePicture({target, clientX, clientY}: PointerEvent) {
  const row = target instanceof Element && target.closest<HTMLElement>('[data-follow]');
  if (!row) return;
  const {left, top} = row.getBoundingClientRect();
  row.style.setProperty('--x', `${Math.round(clientX - left)}px`);
  row.style.setProperty('--y', `${Math.round(clientY - top)}px`);
}

/**
 * Starts the cursor, the magnetic buttons (`data-magnetic`) and the pictures that follow the pointer (`data-follow`). Returns a
 * function that stops all of them.
 */
export function startPointerEffects(): () => void {
  const cursor = document.createElement('div');
  cursor.className = styles.cursor ?? '';
  cursor.setAttribute('aria-hidden', 'true');
  cursor.dataset.over = 'away';
  // As a popover the cursor is in the top layer, so it can be above dialogs.
  cursor.popover = 'manual';
  document.body.append(cursor);
  cursor.showPopover();

  const shifts = new Map<HTMLElement, Position>();
  let pointer: Position | undefined;
  let hoveredControl: Element | null = null;
  let cursorPosition: Position | undefined;
  /** The time of the last frame, in ms. */
  let lastFrame = 0;
  let frameRequest = 0;

  const moveButtons = (pointerPosition: Position) => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-magnetic]')) {
      const shiftedBox = element.getBoundingClientRect();
      const {x, y} = shifts.get(element) ?? {x: 0, y: 0};
      const box = new DOMRect(shiftedBox.x - x, shiftedBox.y - y, shiftedBox.width, shiftedBox.height);
      // A pointer on another link or button doesn't attract this one.
      const targetShift =
        !hoveredControl || hoveredControl === element ? magneticShift(box, pointerPosition) : {x: 0, y: 0};
      const isAttracted = targetShift.x !== 0 || targetShift.y !== 0;
      if (!isAttracted && !shifts.has(element)) continue;
      const shift = {x: x + (targetShift.x - x) * 0.2, y: y + (targetShift.y - y) * 0.2};
      const isAtRest = !isAttracted && Math.abs(shift.x) + Math.abs(shift.y) < 0.2;
      if (isAtRest) shifts.delete(element);
      else shifts.set(element, shift);
      element.style.translate = isAtRest ? '' : `${shift.x.toFixed(2)}px ${shift.y.toFixed(2)}px`;
    }
  };

  const draw = (now: number) => {
    frameRequest = 0;
    if (!pointer) return;
    cursorPosition = cursorPosition ? followPointer(cursorPosition, pointer, Math.min(now - lastFrame, 100)) : pointer;
    lastFrame = now;
    cursor.style.translate = `${cursorPosition.x.toFixed(2)}px ${cursorPosition.y.toFixed(2)}px`;
    moveButtons(pointer);
    const hasArrived = Math.abs(pointer.x - cursorPosition.x) + Math.abs(pointer.y - cursorPosition.y) < 0.2;
    if (!hasArrived || shifts.size > 0) frameRequest = requestAnimationFrame(draw);
  };

  const listeners = new AbortController();
  const {signal} = listeners;
  const onPointerMove = (event: PointerEvent) => {
    pointer = {x: event.clientX, y: event.clientY};
    hoveredControl = event.target instanceof Element ? event.target.closest(interactive) : null;
    cursor.dataset.over = event.target instanceof Element ? getPointerTarget(event.target, hoveredControl) : 'page';
    movePicture(event);
    if (!frameRequest) {
      lastFrame = performance.now();
      frameRequest = requestAnimationFrame(draw);
    }
  };
  // A dialog or menu that opens is above the cursor, until the cursor is shown anew.
  const raiseCursor = (event: Event) => {
    if (event.target === cursor) return;
    cursor.hidePopover();
    cursor.showPopover();
  };
  window.addEventListener('pointermove', onPointerMove, {passive: true, signal});
  document.addEventListener('toggle', raiseCursor, {capture: true, signal});
  const hideCursor = () => (cursor.dataset.over = 'away');
  document.documentElement.addEventListener('pointerleave', hideCursor, {signal});
  // The page gets no pointer events above an iframe.
  document.addEventListener('pointerover', ({target}) => target instanceof HTMLIFrameElement && hideCursor(), {signal});

  return () => {
    listeners.abort();
    cancelAnimationFrame(frameRequest);
    cursor.remove();
    for (const element of shifts.keys()) element.style.translate = '';
  };
}
