import {useEffect, useState, type RefObject} from 'react';
import {step} from './announcement';

/** Time each message stays (specification, section 9). */
const interval = 40_000;

/** Which of `count` messages shows. It turns by itself until it is stopped, and never under the pointer or the focus. */
export function useRotation(count: number, bar: RefObject<HTMLElement>) {
  const [index, setIndex] = useState(0);
  const [turning, setTurning] = useState(true);
  const several = count > 1;
  useEffect(() => {
    if (!several || !turning) return;
    const timer = setInterval(() => {
      if (!bar.current?.matches(':hover, :focus-within')) setIndex((current) => step(current, 1, count));
    }, interval);
    return () => clearInterval(timer);
  }, [several, turning, count, bar]);
  return {
    // Another language may have fewer messages.
    index: index % count,
    turning,
    toggle: () => setTurning(!turning),
    go(by: 1 | -1) {
      setTurning(false);
      setIndex((current) => step(current % count, by, count));
    },
  };
}
