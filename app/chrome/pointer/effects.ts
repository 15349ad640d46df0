import styles from './cursor.module.css';
import {followPointer, magneticShift, type Point} from './motion';

const reach = 'a, button, summary, label, input, select, textarea';

/** Starts the cursor and the magnetic buttons (elements with `data-magnetic`); returns what stops them. */
export function startPointerEffects(): () => void {
  const cursor = document.createElement('div');
  cursor.className = styles.cursor ?? '';
  cursor.setAttribute('aria-hidden', 'true');
  cursor.dataset.over = 'away';
  // In the top layer, and over whatever else joins it.
  cursor.popover = 'manual';
  document.body.append(cursor);
  cursor.showPopover();

  const shifts = new Map<HTMLElement, Point>();
  let pointer: Point | undefined;
  let over: Element | null = null;
  let place: Point | undefined;
  let before = 0;
  let request = 0;

  const pull = (at: Point) => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-magnetic]')) {
      const moved = element.getBoundingClientRect();
      const {x, y} = shifts.get(element) ?? {x: 0, y: 0};
      const box = new DOMRect(moved.x - x, moved.y - y, moved.width, moved.height);
      // A button lets go of a pointer that is on its neighbour.
      const goal = !over || over === element ? magneticShift(box, at) : {x: 0, y: 0};
      if (goal.x === 0 && goal.y === 0 && !shifts.has(element)) continue;
      const shift = {x: x + (goal.x - x) * 0.2, y: y + (goal.y - y) * 0.2};
      const rests = goal.x === 0 && goal.y === 0 && Math.abs(shift.x) + Math.abs(shift.y) < 0.2;
      if (rests) shifts.delete(element);
      else shifts.set(element, shift);
      element.style.translate = rests ? '' : `${shift.x.toFixed(2)}px ${shift.y.toFixed(2)}px`;
    }
  };

  const draw = (now: number) => {
    request = 0;
    if (!pointer) return;
    place = place ? followPointer(place, pointer, Math.min(now - before, 100)) : pointer;
    before = now;
    cursor.style.translate = `${place.x.toFixed(2)}px ${place.y.toFixed(2)}px`;
    pull(pointer);
    const rests = Math.abs(pointer.x - place.x) + Math.abs(pointer.y - place.y) < 0.2;
    if (!rests || shifts.size > 0) request = requestAnimationFrame(draw);
  };

  const listeners = new AbortController();
  const {signal} = listeners;
  const move = (event: PointerEvent) => {
    pointer = {x: event.clientX, y: event.clientY};
    over = event.target instanceof Element ? event.target.closest(reach) : null;
    cursor.dataset.over = over ? 'link' : 'page';
    if (!request) {
      before = performance.now();
      request = requestAnimationFrame(draw);
    }
  };
  const rise = (event: Event) => {
    if (event.target === cursor) return;
    cursor.hidePopover();
    cursor.showPopover();
  };
  window.addEventListener('pointermove', move, {passive: true, signal});
  document.addEventListener('toggle', rise, {capture: true, signal});
  const leave = () => (cursor.dataset.over = 'away');
  document.documentElement.addEventListener('pointerleave', leave, {signal});
  // A page within this one keeps the pointer's moves to itself.
  document.addEventListener('pointerover', ({target}) => target instanceof HTMLIFrameElement && leave(), {signal});

  return () => {
    listeners.abort();
    cancelAnimationFrame(request);
    cursor.remove();
    for (const element of shifts.keys()) element.style.translate = '';
  };
}
