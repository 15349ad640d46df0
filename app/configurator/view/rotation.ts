import type {Turn} from './camera';

/** A change of the rotation: degrees, and a factor for `zoom`. */
type Step = Partial<Turn>;

export const keySteps: Readonly<Record<string, Step>> = {
  ArrowLeft: {yaw: 15},
  ArrowRight: {yaw: -15},
  ArrowUp: {pitch: 8},
  ArrowDown: {pitch: -8},
  '+': {zoom: 1.2},
  '-': {zoom: 1 / 1.2},
};

/** Degrees per pixel. */
const rate = 0.4;

/**
 * Rotates by dragging and horizontal wheel, zooms by two fingers. The vertical wheel zooms only when the piece has the focus or a
 * trackpad is pinched, otherwise it scrolls the page. Returns a function that stops it.
 */
export function followPointers(element: HTMLElement, turn: (by: Step) => void): () => void {
  const held = new Map<number, {x: number; y: number}>();
  const apart = () => {
    const [a, b] = [...held.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };
  const down = (event: PointerEvent) => {
    held.set(event.pointerId, {x: event.clientX, y: event.clientY});
    element.setPointerCapture(event.pointerId);
  };
  const move = ({pointerId, pointerType, clientX: x, clientY: y}: PointerEvent) => {
    const before = held.get(pointerId);
    if (!before) return;
    const distance = apart();
    held.set(pointerId, {x, y});
    if (distance) return turn({zoom: apart() / distance || 1});
    // A vertical move of a finger scrolls the page.
    turn({yaw: (before.x - x) * rate, pitch: pointerType === 'touch' ? 0 : (y - before.y) * rate});
  };
  const up = ({pointerId}: PointerEvent) => held.delete(pointerId);
  const wheel = (event: WheelEvent) => {
    const {deltaX, deltaY, ctrlKey} = event;
    const sideways = Math.abs(deltaX) > Math.abs(deltaY);
    if (!sideways && !ctrlKey && document.activeElement !== element) return;
    event.preventDefault();
    turn(sideways ? {yaw: deltaX * rate} : {zoom: Math.exp(-deltaY * (ctrlKey ? 0.01 : 0.0015))});
  };
  const listeners = {pointerdown: down, pointermove: move, pointerup: up, pointercancel: up} as const;
  for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener as EventListener);
  element.addEventListener('wheel', wheel, {passive: false});
  return () => {
    for (const [name, listener] of Object.entries(listeners))
      element.removeEventListener(name, listener as EventListener);
    element.removeEventListener('wheel', wheel);
  };
}
