import styles from './cursor.module.css';
import {followPointer, magneticShift, type Point} from './motion';

const interactive = 'a, button, summary, label, input, select, textarea';

/**
 * What the pointer is on (rule 4.13): a picture that opens or moves something, text or a control, or the page alone. A link that
 * lies over a picture counts as the picture if it is marked with `data-picture`. A picture's own pointer says that it can be enlarged
 * or turned.
 */
function placeOf(target: Element, control: Element | null): 'picture' | 'detail' | 'page' {
  if (target.closest('[data-picture]') || (control && target.matches('img'))) return 'picture';
  const {cursor} = getComputedStyle(target);
  if (/^(zoom|grab)/.test(cursor)) return 'picture';
  if (/resize$/.test(cursor)) return 'detail';
  const hasText = [...target.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
  return control || hasText ? 'detail' : 'page';
}

/** Lets the picture of the row under the pointer follow it (rule 7.6); `--x` and `--y` are px from the row's corner. */
function followingPicture({target, clientX, clientY}: PointerEvent) {
  const row = target instanceof Element && target.closest<HTMLElement>('[data-follow]');
  if (!row) return;
  const {left, top} = row.getBoundingClientRect();
  row.style.setProperty('--x', `${Math.round(clientX - left)}px`);
  row.style.setProperty('--y', `${Math.round(clientY - top)}px`);
}

/**
 * Starts the cursor, the magnetic buttons, which are the elements with `data-magnetic`, and the pictures of rows with
 * `data-follow`. Returns a function that stops all of them.
 */
export function startPointerEffects(): () => void {
  const cursor = document.createElement('div');
  cursor.className = styles.cursor ?? '';
  cursor.setAttribute('aria-hidden', 'true');
  cursor.dataset.over = 'away';
  // A popover is in the top layer, so the cursor is above dialogs too.
  cursor.popover = 'manual';
  document.body.append(cursor);
  cursor.showPopover();

  const shifts = new Map<HTMLElement, Point>();
  let pointer: Point | undefined;
  let over: Element | null = null;
  let position: Point | undefined;
  /** When the last frame was drawn, in ms. */
  let lastFrame = 0;
  let request = 0;

  const moveButtons = (at: Point) => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-magnetic]')) {
      const moved = element.getBoundingClientRect();
      const {x, y} = shifts.get(element) ?? {x: 0, y: 0};
      const box = new DOMRect(moved.x - x, moved.y - y, moved.width, moved.height);
      // A pointer that is on another link or button doesn't pull this one.
      const target = !over || over === element ? magneticShift(box, at) : {x: 0, y: 0};
      if (target.x === 0 && target.y === 0 && !shifts.has(element)) continue;
      const shift = {x: x + (target.x - x) * 0.2, y: y + (target.y - y) * 0.2};
      const atRest = target.x === 0 && target.y === 0 && Math.abs(shift.x) + Math.abs(shift.y) < 0.2;
      if (atRest) shifts.delete(element);
      else shifts.set(element, shift);
      element.style.translate = atRest ? '' : `${shift.x.toFixed(2)}px ${shift.y.toFixed(2)}px`;
    }
  };

  const draw = (now: number) => {
    request = 0;
    if (!pointer) return;
    position = position ? followPointer(position, pointer, Math.min(now - lastFrame, 100)) : pointer;
    lastFrame = now;
    cursor.style.translate = `${position.x.toFixed(2)}px ${position.y.toFixed(2)}px`;
    moveButtons(pointer);
    const arrived = Math.abs(pointer.x - position.x) + Math.abs(pointer.y - position.y) < 0.2;
    if (!arrived || shifts.size > 0) request = requestAnimationFrame(draw);
  };

  const listeners = new AbortController();
  const {signal} = listeners;
  const move = (event: PointerEvent) => {
    pointer = {x: event.clientX, y: event.clientY};
    over = event.target instanceof Element ? event.target.closest(interactive) : null;
    cursor.dataset.over = event.target instanceof Element ? placeOf(event.target, over) : 'page';
    followingPicture(event);
    if (!request) {
      lastFrame = performance.now();
      request = requestAnimationFrame(draw);
    }
  };
  const raise = (event: Event) => {
    if (event.target === cursor) return;
    cursor.hidePopover();
    cursor.showPopover();
  };
  window.addEventListener('pointermove', move, {passive: true, signal});
  document.addEventListener('toggle', raise, {capture: true, signal});
  const leave = () => (cursor.dataset.over = 'away');
  document.documentElement.addEventListener('pointerleave', leave, {signal});
  // An iframe gets the pointer's moves, not this page.
  document.addEventListener('pointerover', ({target}) => target instanceof HTMLIFrameElement && leave(), {signal});

  return () => {
    listeners.abort();
    cancelAnimationFrame(request);
    cursor.remove();
    for (const element of shifts.keys()) element.style.translate = '';
  };
}
