import {useEffect} from 'react';

const fine = '(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference) and (width >= 800px)';

/** Loads the cursor and the magnetic buttons once the page is idle, where there is a fine pointer for them. */
export function usePointerEffects() {
  useEffect(() => {
    if (!window.matchMedia(fine).matches) return;
    let stop: (() => void) | undefined;
    let gone = false;
    const load = async () => {
      const {startPointerEffects} = await import('./effects');
      if (!gone) stop = startPointerEffects();
    };
    const idle = window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 2000));
    // Where they can't be fetched, the pointer stays plain.
    idle(() => void load().catch(() => undefined), {timeout: 5000});
    return () => {
      gone = true;
      stop?.();
    };
  }, []);
}
