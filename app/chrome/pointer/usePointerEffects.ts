import {useEffect} from 'react';
import {whenIdle} from '~/ui/lazyComponent';

const finePointer =
  '(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference) and (width >= 800px)';

/** Loads the pointer effects once the page is idle, and runs them while the device has a fine pointer. */
export function usePointerEffects() {
  useEffect(() => {
    const mediaQuery = window.matchMedia(finePointer);
    let stopEffects: (() => void) | undefined;
    let isUnmounted = false;
    const update = async () => {
      stopEffects?.();
      stopEffects = undefined;
      if (!mediaQuery.matches) return;
      // Without the code there are no effects.
      const effects = await import('./effects').catch(() => undefined);
      if (effects && !isUnmounted && !stopEffects && mediaQuery.matches) stopEffects = effects.startPointerEffects();
    };
    const onChange = () => void update();
    const cancelLoading = whenIdle(onChange, {timeout: 5000, fallbackDelay: 2000});
    mediaQuery.addEventListener('change', onChange);
    return () => {
      isUnmounted = true;
      cancelLoading();
      mediaQuery.removeEventListener('change', onChange);
      stopEffects?.();
    };
  }, []);
}
