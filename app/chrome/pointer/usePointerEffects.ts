import {useEffect} from 'react';

const fine = '(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference) and (width >= 800px)';

/** Loads the cursor and the magnetic buttons once the page is idle, and runs them while there is a fine pointer for them. */
export function usePointerEffects() {
  useEffect(() => {
    const wanted = window.matchMedia(fine);
    let stop: (() => void) | undefined;
    let gone = false;
    const update = async () => {
      stop?.();
      stop = undefined;
      if (!wanted.matches) return;
      const {startPointerEffects} = await import('./effects');
      if (!gone && !stop && wanted.matches) stop = startPointerEffects();
    };
    // Where they can't be fetched, the pointer stays plain.
    const tryUpdate = () => void update().catch(() => undefined);
    const idle = window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 2000));
    idle(tryUpdate, {timeout: 5000});
    wanted.addEventListener('change', tryUpdate);
    return () => {
      gone = true;
      wanted.removeEventListener('change', tryUpdate);
      stop?.();
    };
  }, []);
}
