import {useEffect} from 'react';
import {whenIdle} from '~/ui/lateCode';

const finePointer =
  '(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference) and (width >= 800px)';

/** Loads the cursor and the magnetic buttons once the page is idle, and runs them while the pointer is fine enough. */
export function usePointerEffects() {
  useEffect(() => {
    const query = window.matchMedia(finePointer);
    let stop: (() => void) | undefined;
    let unmounted = false;
    const update = async () => {
      stop?.();
      stop = undefined;
      if (!query.matches) return;
      // When the effects can't be fetched, the pointer stays plain.
      const effects = await import('./effects').catch(() => undefined);
      if (effects && !unmounted && !stop && query.matches) stop = effects.startPointerEffects();
    };
    const onChange = () => void update();
    const cancel = whenIdle(onChange, {timeout: 5000, fallbackDelay: 2000});
    query.addEventListener('change', onChange);
    return () => {
      unmounted = true;
      cancel();
      query.removeEventListener('change', onChange);
      stop?.();
    };
  }, []);
}
