import {useEffect, useState, type RefObject} from 'react';
import {cycle} from '~/ui/cycle';

/** How long each message is visible, in ms. */
const displayTime = 40_000;

/**
 * Rotates the `count` messages of a bar. The rotation pauses while the bar is under the pointer or has the keyboard's focus, and
 * ends when the visitor stops it.
 */
export function useRotation(count: number, bar: RefObject<HTMLElement>) {
  const [currentIndex, setCurrentIndex] = useState(0);
  const [isPlaying, setIsPlaying] = useState(true);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  // Another language may have fewer messages.
  const index = currentIndex % count;
  const isRunning = count > 1 && isPlaying && !isHovered && !isFocused;

  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const listeners = new AbortController();
    const listen = (type: string, listener: (event: Event) => void) =>
      element.addEventListener(type, listener, {signal: listeners.signal});
    listen('pointerenter', () => setIsHovered(true));
    listen('pointerleave', () => setIsHovered(false));
    listen('focusin', ({target}) => setIsFocused(target instanceof Element && target.matches(':focus-visible')));
    listen('focusout', () => setIsFocused(false));
    return () => listeners.abort();
  }, [bar]);

  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => setCurrentIndex(cycle(index, 1, count)), displayTime);
    return () => clearTimeout(timer);
  }, [isRunning, index, count]);

  return {
    index,
    isPlaying,
    /** Whether screen readers must not announce the message. They announce only changes by the visitor. */
    isSilent: isPlaying && !isFocused,
    togglePlaying: () => setIsPlaying(!isPlaying),
    move: (step: 1 | -1) => setCurrentIndex(cycle(index, step, count)),
  };
}
