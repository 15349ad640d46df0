import {useEffect, useRef, type Dispatch, type RefObject, type SetStateAction} from 'react';
import {moveBy, whole, zoomAt, type Bounds, type Point, type View} from './zoomView';

/** In CSS pixels: a finger that moves less has not moved. */
const tolerance = 8;

/** In CSS pixels: so far sideways is a swipe. */
const swipeDistance = 50;

/** In ms: longest time between the taps of a double tap. */
const doubleTap = 350;

/** How much larger a click or a double tap makes the picture. */
const clickFactor = 2.5;

interface GestureOptions {
  stage: RefObject<HTMLElement>;
  bounds: Bounds;
  view: View;
  setView: Dispatch<SetStateAction<View>>;
  /** How far a finger has pulled the whole picture to the side, in CSS pixels. */
  setPull: Dispatch<SetStateAction<number>>;
  /** Shows the picture so many places further on. */
  go(step: number): void;
}

/** Wheel, drag, pinch, swipe, click and double tap on the stage. They need listeners that may stop the browser's own zoom. */
export function useZoomGestures(options: GestureOptions): void {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const {stage} = options;
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const pointers = new Map<number, Point>();
    let start: (Point & {time: number}) | undefined;
    let lastTap = 0;
    const place = ({clientX, clientY}: MouseEvent): Point => {
      const box = element.getBoundingClientRect();
      return {x: clientX - box.x - box.width / 2, y: clientY - box.y - box.height / 2};
    };
    const toggle = (point: Point) => {
      const {setView, bounds} = latest.current;
      setView((view) => (view.scale > 1 ? whole : zoomAt(view, clickFactor, point, bounds)));
    };

    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const {setView, bounds} = latest.current;
      // Lines and pages of a mouse's wheel, pixels of a touchpad. A pinch on a touchpad comes with Ctrl, in small steps.
      const pixels = event.deltaY * (event.deltaMode ? 16 : 1) * (event.ctrlKey ? 4 : 1);
      setView((view) => zoomAt(view, Math.exp(-pixels / 400), place(event), bounds));
    };
    const onDown = (event: PointerEvent) => {
      if (event.button !== 0) return;
      element.setPointerCapture(event.pointerId);
      pointers.set(event.pointerId, place(event));
      start = pointers.size === 1 ? {...place(event), time: event.timeStamp} : undefined;
      if (pointers.size > 1) latest.current.setPull(0);
    };
    const onMove = (event: PointerEvent) => {
      const before = pointers.get(event.pointerId);
      if (!before) return;
      const {view, setView, setPull, bounds} = latest.current;
      const now = place(event);
      const [other] = [...pointers].flatMap(([id, point]) => (id === event.pointerId ? [] : [point]));
      pointers.set(event.pointerId, now);
      if (other) {
        const distance = (point: Point) => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
        const middle = {x: (now.x + other.x) / 2, y: (now.y + other.y) / 2};
        const shift = {x: (now.x - before.x) / 2, y: (now.y - before.y) / 2};
        const factor = distance(now) / distance(before);
        setView((current) => moveBy(zoomAt(current, factor, middle, bounds), shift, bounds));
      } else if (view.scale > 1) {
        setView((current) => moveBy(current, {x: now.x - before.x, y: now.y - before.y}, bounds));
      } else if (start) setPull(now.x - start.x);
    };
    const onUp = (event: PointerEvent) => {
      if (!pointers.delete(event.pointerId)) return;
      const {view, setPull, go} = latest.current;
      setPull(0);
      if (!start || event.type === 'pointercancel') return;
      const end = place(event);
      const [across, down] = [end.x - start.x, end.y - start.y];
      start = undefined;
      if (Math.hypot(across, down) < tolerance) {
        const isDouble = event.timeStamp - lastTap < doubleTap;
        lastTap = isDouble ? 0 : event.timeStamp;
        if (event.pointerType === 'mouse' || isDouble) toggle(end);
      } else if (view.scale === 1 && Math.abs(across) > Math.max(swipeDistance, Math.abs(down)))
        go(across < 0 ? 1 : -1);
    };

    const listeners = new AbortController();
    const {signal} = listeners;
    element.addEventListener('wheel', onWheel, {passive: false, signal});
    element.addEventListener('pointerdown', onDown, {signal});
    element.addEventListener('pointermove', onMove, {signal});
    element.addEventListener('pointerup', onUp, {signal});
    element.addEventListener('pointercancel', onUp, {signal});
    return () => listeners.abort();
  }, [stage]);
}
