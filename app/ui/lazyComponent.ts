import {useCallback, useState, type ComponentType} from 'react';

interface IdleOptions {
  /** The maximum time to wait for an idle browser, in ms. The default is no limit. */
  timeout?: number;
  /** The delay in a browser without `requestIdleCallback` (Safari), in ms. */
  fallbackDelay: number;
}

/** Calls `callback` once the browser is idle. Returns a function that cancels the call. */
export function whenIdle(callback: () => void, {timeout, fallbackDelay}: IdleOptions): () => void {
  if (window.requestIdleCallback) {
    const handle = window.requestIdleCallback(callback, {timeout});
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(callback, fallbackDelay);
  return () => clearTimeout(timer);
}

/**
 * A component that only the browser renders, and the function `load`, which loads its code and resolves to whether that succeeded. Until
 * then the component is undefined. `load` never rejects, but most browsers cache a failed import for the lifetime of the page, so the
 * caller needs a fallback. `importComponent` has to be the same function at every render.
 */
export function useLazyComponent<Props>(importComponent: () => Promise<ComponentType<Props>>) {
  const [Component, setComponent] = useState<ComponentType<Props>>();
  const load = useCallback(
    () =>
      importComponent().then(
        (component) => {
          // A component is a function, which `setComponent` would call.
          setComponent(() => component);
          return true;
        },
        () => false,
      ),
    [importComponent],
  );
  return [Component, load] as const;
}
