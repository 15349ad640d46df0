import {useEffect, useState, type FocusEvent} from 'react';
import {step} from './announcement';

/** Time each message stays (specification, section 9). */
const interval = 40_000;

/** Which of `count` messages shows. It turns by itself until it is stopped, and never under the pointer or the keyboard. */
export function useRotation(count: number) {
  const [turned, setTurned] = useState(0);
  const [turning, setTurning] = useState(true);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  // Another language may have fewer messages.
  const index = turned % count;
  const runs = count > 1 && turning && !hovered && !focused;

  useEffect(() => {
    if (!runs) return;
    const timer = setTimeout(() => setTurned(step(index, 1, count)), interval);
    return () => clearTimeout(timer);
  }, [runs, index, count]);

  return {
    index,
    turning,
    /** Only a change that was asked for is read out. */
    silent: turning && !focused,
    toggle: () => setTurning(!turning),
    go: (by: 1 | -1) => setTurned(step(index, by, count)),
    /** For the bar: what holds it still. */
    holders: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: ({target}: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}
