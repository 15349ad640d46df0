import type {Rotation} from './camera';

/** A change of the rotation: degrees to add, and a factor for `zoom`. */
export type RotationChange = Partial<Rotation>;

export const keyChanges: Readonly<Record<string, RotationChange>> = {
  ArrowLeft: {yaw: 15},
  ArrowRight: {yaw: -15},
  ArrowUp: {pitch: 8},
  ArrowDown: {pitch: -8},
  '+': {zoom: 1.2},
  '-': {zoom: 1 / 1.2},
};

const degreesPerPixel = 0.4;

/** How fast the wheel zooms, as exponents per pixel. A pinch on a trackpad reports smaller distances than a wheel. */
const zoomRates = {wheel: 0.0015, pinch: 0.01};

/**
 * Rotates by dragging and horizontal wheel, zooms by two fingers. The vertical wheel zooms only when the piece has the focus or a
 * trackpad is pinched, otherwise it scrolls the page. Returns a function that stops it.
 */
export function followPointers(element: HTMLElement, rotate: (change: RotationChange) => void): () => void {
  const pointers = new Map<number, {x: number; y: number}>();
  const getPointerDistance = () => {
    const [a, b] = [...pointers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };
  const handleDown = (event: PointerEvent) => {
    pointers.set(event.pointerId, {x: event.clientX, y: event.clientY});
    element.setPointerCapture(event.pointerId);
  };
  const handleMove = ({pointerId, pointerType, clientX: x, clientY: y}: PointerEvent) => {
    const previous = pointers.get(pointerId);
    if (!previous) return;
    const previousDistance = getPointerDistance();
    pointers.set(pointerId, {x, y});
    if (previousDistance) return rotate({zoom: getPointerDistance() / previousDistance || 1});
    // A vertical move of a finger scrolls the page.
    const pitch = pointerType === 'touch' ? 0 : (y - previous.y) * degreesPerPixel;
    rotate({yaw: (previous.x - x) * degreesPerPixel, pitch});
  };
  const handleUp = ({pointerId}: PointerEvent) => pointers.delete(pointerId);
  const handleWheel = (event: WheelEvent) => {
    const {deltaX, deltaY, ctrlKey} = event;
    const isHorizontal = Math.abs(deltaX) > Math.abs(deltaY);
    if (!isHorizontal && !ctrlKey && document.activeElement !== element) return;
    event.preventDefault();
    // Browsers report a pinch on a trackpad as a wheel with the Ctrl key.
    const zoomRate = ctrlKey ? zoomRates.pinch : zoomRates.wheel;
    rotate(isHorizontal ? {yaw: deltaX * degreesPerPixel} : {zoom: Math.exp(-deltaY * zoomRate)});
  };
  const listeners = {
    pointerdown: handleDown,
    pointermove: handleMove,
    pointerup: handleUp,
    pointercancel: handleUp,
  } as const;
  for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener as EventListener);
  element.addEventListener('wheel', handleWheel, {passive: false});
  return () => {
    for (const [name, listener] of Object.entries(listeners))
      element.removeEventListener(name, listener as EventListener);
    element.removeEventListener('wheel', handleWheel);
  };
}
