import {useEffect} from 'react';

/**
 * Stops the second click of a double click where it hits another thing than the first one did: the backdrop of the
 * dialog that the first one opened, or the next line of a list that has moved up. Nobody aimed at it (rule 2.18). A button
 * that has opened a popover would close it again.
 */
export function useDoubleClickGuard() {
  useEffect(() => {
    let first: Node | undefined;
    const onClick = (event: MouseEvent) => {
      const target = event.target as Element;
      if (event.detail < 2) first = target;
      else if (first && (target.closest('[popovertarget]') || !(target.contains(first) || first.contains(target)))) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    // Before every other listener.
    window.addEventListener('click', onClick, true);
    return () => window.removeEventListener('click', onClick, true);
  }, []);
}
