import {useEffect} from 'react';

/** The maximum distance between the clicks of a double click, in CSS px. */
const maxDistance = 10;

/**
 * Stops the second click of a double click when it hits another element than the first click (rule 2.18): the backdrop of the dialog
 * that the first click opened, or the next line of a list that has moved up. Also stops it on a button that would close the popover
 * that the first click opened.
 */
export function useDoubleClickGuard() {
  useEffect(() => {
    let firstClick: MouseEvent | undefined;
    const onClick = (event: MouseEvent) => {
      // On a touch screen quick taps on two neighbouring elements have the detail of a double click, too.
      if (!firstClick || event.detail < 2 || distance(firstClick, event) > maxDistance) {
        firstClick = event;
        return;
      }
      const firstTarget = firstClick.target as Element;
      const secondTarget = event.target as Element;
      const isSameTarget = secondTarget.contains(firstTarget) || firstTarget.contains(secondTarget);
      if (secondTarget.closest('[popovertarget]') || !isSameTarget) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    // The capture phase comes before every other listener.
    window.addEventListener('click', onClick, {capture: true});
    return () => window.removeEventListener('click', onClick, {capture: true});
  }, []);
}

function distance(a: MouseEvent, b: MouseEvent): number {
  return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
}
