import {useEffect, useState, type RefObject} from 'react';
import {cycle} from '~/ui/cycle';

/** How long each message stays, in ms (rule 5.2). */
const interval = 40_000;

/**
 * Which of `count` messages of a bar shows. They change by themselves until the visitor stops them, and not while the bar is
 * under the pointer or has the keyboard's focus (rule 5.2).
 */
export function useRotation(count: number, bar: RefObject<HTMLElement>) {
  const [current, setCurrent] = useState(0);
  const [playing, setPlaying] = useState(true);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  // Another language may have fewer messages.
  const index = current % count;
  const running = count > 1 && playing && !hovered && !focused;

  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const listeners = new AbortController();
    const on = (type: string, listener: (event: Event) => void) =>
      element.addEventListener(type, listener, {signal: listeners.signal});
    on('pointerenter', () => setHovered(true));
    on('pointerleave', () => setHovered(false));
    on('focusin', ({target}) => setFocused(target instanceof Element && target.matches(':focus-visible')));
    on('focusout', () => setFocused(false));
    return () => listeners.abort();
  }, [bar]);

  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setCurrent(cycle(index, 1, count)), interval);
    return () => clearTimeout(timer);
  }, [running, index, count]);

  return {
    index,
    playing,
    /** Screen readers read out only a change that the visitor asked for. */
    silent: playing && !focused,
    toggle: () => setPlaying(!playing),
    go: (step: 1 | -1) => setCurrent(cycle(index, step, count)),
  };
}
