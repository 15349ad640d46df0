import {useEffect} from 'react';

/** In CSS px. A pointer hardly moves between the clicks of a double click. */
const maxDistance = 10;

/**
 * Stops the second click of a double click where it hits another thing than the first one did: the backdrop of the
 * dialog that the first one opened, or the next line of a list that has moved up. Nobody aimed at it (rule 2.18). A button
 * that has opened a popover would close it again.
 */
export function useDoubleClickGuard() {
  useEffect(() => {
    let first: MouseEvent | undefined;
    const onClick = (event: MouseEvent) => {
      // On a touch screen quick taps on two neighbours count as a double tap, too.
      if (!first || event.detail < 2 || distance(first, event) > maxDistance) {
        first = event;
        return;
      }
      const [before, now] = [first.target as Element, event.target as Element];
      if (now.closest('[popovertarget]') || !(now.contains(before) || before.contains(now))) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    // Before every other listener.
    window.addEventListener('click', onClick, true);
    return () => window.removeEventListener('click', onClick, true);
  }, []);
}

function distance(a: MouseEvent, b: MouseEvent): number {
  return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
}
