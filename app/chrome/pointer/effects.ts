import styles from './cursor.module.css';
import {followPointer, magneticShift, type Point} from './motion';

const interactive = 'a, button, summary, label, input, select, textarea';

/**
 * Starts the cursor and the magnetic buttons, which are the elements with `data-magnetic`. Returns a function that stops
 * both.
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
    cursor.dataset.over = over ? 'link' : 'page';
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
