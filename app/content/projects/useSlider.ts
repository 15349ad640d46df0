import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';
import {cycle} from '~/ui/cycle';
import {keyboardVisibility, keyStep, timings, type Step} from './slider';

/** `mask` from 768 px on, `swipe` below, `still` where the visitor wants no motion. */
type SliderStyle = 'mask' | 'swipe' | 'still';
/** The side that the next picture comes from. */
type Side = 'left' | 'right';

function currentStyle(): SliderStyle {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 'still';
  return matchMedia('(min-width: 768px)').matches ? 'mask' : 'swipe';
}

/** Position, caption and movement of the slider; one step at a time. */
export function useSlider(count: number, start: number, stage: RefObject<HTMLElement>) {
  const [state, setState] = useState({index: start, from: 'right' as Side, style: currentStyle()});
  const [captionIndex, setCaptionIndex] = useState(start);
  // In a ref, so that `go` stays the same function: otherwise each step would observe the slider anew.
  const position = useRef(start);
  const busy = useRef(false);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  useEffect(() => () => timers.current.forEach(clearTimeout), []);

  const go = useCallback(
    (step: Step, from: Side = step > 0 ? 'right' : 'left') => {
      if (busy.current || count < 2) return;
      const style = currentStyle();
      const next = cycle(position.current, step, count);
      position.current = next;
      setState({index: next, from, style});
      // Without motion the next step needs no wait.
      if (style === 'still') return setCaptionIndex(next);
      const wait = {mask: timings.caption, swipe: timings.swipe / 2}[style];
      const rest = {mask: timings.rest, swipe: timings.swipe}[style];
      busy.current = true;
      timers.current = [setTimeout(() => setCaptionIndex(next), wait), setTimeout(() => (busy.current = false), rest)];
    },
    [count],
  );

  useEffect(() => {
    let visible = false;
    const observer = new IntersectionObserver(
      ([entry]) => (visible = (entry?.intersectionRatio ?? 0) >= keyboardVisibility),
      {threshold: [0, keyboardVisibility, 1]},
    );
    if (stage.current) observer.observe(stage.current);
    const press = (event: KeyboardEvent) => {
      const step = keyStep(event.key);
      // Inside a field, a dialog or a menu the arrow keys have their own use.
      const elsewhere =
        event.target instanceof Element && event.target.closest('input, textarea, select, dialog, [role]');
      if (step && visible && !elsewhere && !event.defaultPrevented) go(step);
    };
    window.addEventListener('keydown', press);
    return () => {
      observer.disconnect();
      window.removeEventListener('keydown', press);
    };
  }, [go, stage]);

  return {...state, captionIndex, go};
}
