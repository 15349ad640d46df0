import {useEffect, useRef, type Dispatch, type RefObject, type SetStateAction} from 'react';
import {moveBy, initialView, zoomAt, type Bounds, type Point, type View} from './zoomView';

/** In CSS pixels. A pointer that moves less has clicked. */
const clickTolerance = 8;

/** The minimum distance of a swipe, in CSS pixels. */
const swipeDistance = 50;

/** The maximum time between the taps of a double tap, in ms. */
const doubleTapTime = 350;

/** The zoom factor of a click or a double tap. */
const clickFactor = 2.5;

interface GestureOptions {
  stage: RefObject<HTMLElement>;
  bounds: Bounds;
  view: View;
  setView: Dispatch<SetStateAction<View>>;
  /** Sets the horizontal drag of the unzoomed picture, in CSS pixels. */
  setDragOffset: Dispatch<SetStateAction<number>>;
  /** Moves forward by a number of pictures, or back by a negative number. */
  step(count: number): void;
}

/** Handles wheel, drag, pinch, swipe, click and double tap on the stage, with listeners that can prevent the browser's own zoom. */
export function useZoomGestures(options: GestureOptions): void {
  const latestOptions = useRef(options);
  useEffect(() => {
    latestOptions.current = options;
  });

  const {stage} = options;
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const pointers = new Map<number, Point>();
    let dragStart: Point | undefined;
    let lastTap = 0;
    const toPoint = ({clientX, clientY}: MouseEvent): Point => {
      const box = element.getBoundingClientRect();
      return {x: clientX - box.x - box.width / 2, y: clientY - box.y - box.height / 2};
    };
    const toggleZoom = (point: Point) => {
      const {setView, bounds} = latestOptions.current;
      setView((view) => (view.scale > 1 ? initialView : zoomAt(view, clickFactor, point, bounds)));
    };

    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const {setView, bounds} = latestOptions.current;
      // Some mice report lines instead of pixels. A pinch on a touchpad is a wheel event with Ctrl and small steps.
      const pixelsPerUnit = event.deltaMode ? 16 : 1;
      const pinchFactor = event.ctrlKey ? 4 : 1;
      const pixels = event.deltaY * pixelsPerUnit * pinchFactor;
      setView((view) => zoomAt(view, Math.exp(-pixels / 400), toPoint(event), bounds));
    };
    const onDown = (event: PointerEvent) => {
      if (event.button !== 0) return;
      element.setPointerCapture(event.pointerId);
      pointers.set(event.pointerId, toPoint(event));
      dragStart = pointers.size === 1 ? toPoint(event) : undefined;
      if (pointers.size > 1) latestOptions.current.setDragOffset(0);
    };
    const onMove = (event: PointerEvent) => {
      const previousPoint = pointers.get(event.pointerId);
      if (!previousPoint) return;
      const {view, setView, setDragOffset, bounds} = latestOptions.current;
      const newPoint = toPoint(event);
      const otherPointer = [...pointers].find(([id]) => id !== event.pointerId);
      pointers.set(event.pointerId, newPoint);
      const move = {x: newPoint.x - previousPoint.x, y: newPoint.y - previousPoint.y};
      if (otherPointer) {
        const [, otherPoint] = otherPointer;
        const distance = (point: Point) => Math.max(1, Math.hypot(point.x - otherPoint.x, point.y - otherPoint.y));
        const middle = {x: (newPoint.x + otherPoint.x) / 2, y: (newPoint.y + otherPoint.y) / 2};
        const middleMove = {x: move.x / 2, y: move.y / 2};
        const factor = distance(newPoint) / distance(previousPoint);
        setView((current) => moveBy(zoomAt(current, factor, middle, bounds), middleMove, bounds));
      } else if (view.scale > 1) {
        setView((current) => moveBy(current, move, bounds));
      } else if (dragStart) setDragOffset(newPoint.x - dragStart.x);
    };
    const onUp = (event: PointerEvent) => {
      if (!pointers.delete(event.pointerId)) return;
      const {view, setDragOffset, step} = latestOptions.current;
      setDragOffset(0);
      if (!dragStart || event.type === 'pointercancel') return;
      const end = toPoint(event);
      const [distanceX, distanceY] = [end.x - dragStart.x, end.y - dragStart.y];
      dragStart = undefined;
      if (Math.hypot(distanceX, distanceY) < clickTolerance) {
        const isDouble = event.timeStamp - lastTap < doubleTapTime;
        lastTap = isDouble ? 0 : event.timeStamp;
        if (event.pointerType === 'mouse' || isDouble) toggleZoom(end);
      } else if (view.scale === 1 && Math.abs(distanceX) > Math.max(swipeDistance, Math.abs(distanceY)))
        step(distanceX < 0 ? 1 : -1);
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
