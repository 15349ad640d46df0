import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';
import {cycle} from '~/ui/cycle';
import {keyboardVisibility, keyStep, timings, type Step} from './slider';

/** How a step moves: `mask` from 768 px on, `swipe` on narrower screens, `still` with `prefers-reduced-motion`. */
type SliderMotion = 'mask' | 'swipe' | 'still';
/** The side that the next picture comes from. */
type Side = 'left' | 'right';

function getMotion(): SliderMotion {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 'still';
  return matchMedia('(min-width: 768px)').matches ? 'mask' : 'swipe';
}

/** Position, caption and motion of the slider. A step is possible only when the previous one has ended. */
export function useSlider(count: number, start: number, stage: RefObject<HTMLElement>) {
  const [state, setState] = useState({index: start, side: 'right' as Side, motion: getMotion()});
  const [captionIndex, setCaptionIndex] = useState(start);
  // A ref instead of state, so that `go` stays the same function. Otherwise the effect below would run again after each step.
  const position = useRef(start);
  const isMoving = useRef(false);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  useEffect(() => () => timers.current.forEach(clearTimeout), []);

  const go = useCallback(
    (step: Step, side: Side = step > 0 ? 'right' : 'left') => {
      if (isMoving.current || count < 2) return;
      const motion = getMotion();
      const nextIndex = cycle(position.current, step, count);
      position.current = nextIndex;
      setState({index: nextIndex, side, motion});
      // Without motion the next step may follow at once.
      if (motion === 'still') {
        setCaptionIndex(nextIndex);
        return;
      }
      const captionTime = {mask: timings.caption, swipe: timings.swipe / 2}[motion];
      const endTime = {mask: timings.end, swipe: timings.swipe}[motion];
      isMoving.current = true;
      timers.current = [
        setTimeout(() => setCaptionIndex(nextIndex), captionTime),
        setTimeout(() => (isMoving.current = false), endTime),
      ];
    },
    [count],
  );

  useEffect(() => {
    let isVisible = false;
    const observer = new IntersectionObserver(
      ([entry]) => (isVisible = (entry?.intersectionRatio ?? 0) >= keyboardVisibility),
      {threshold: [0, keyboardVisibility, 1]},
    );
    if (stage.current) observer.observe(stage.current);
    const onKeyDown = (event: KeyboardEvent) => {
      const step = keyStep(event.key);
      // Inside a field, a dialog or a menu the arrow keys have their own use.
      const hasOwnKeys =
        event.target instanceof Element && event.target.closest('input, textarea, select, dialog, [role]');
      if (step && isVisible && !hasOwnKeys && !event.defaultPrevented) go(step);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => {
      observer.disconnect();
      window.removeEventListener('keydown', onKeyDown);
    };
  }, [go, stage]);

  return {...state, captionIndex, go};
}
