import {useCallback, useState, type ComponentType} from 'react';

interface IdleOptions {
  /** The browser may be busy for at most so long, in ms; without it, for as long as it takes. */
  timeout?: number;
  /** How long to wait in a browser that cannot tell when it is idle (Safari), in ms. */
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
 * A component that only the browser renders, and its `load`, which resolves to whether its code has arrived. Until then
 * the component is undefined. `load` never rejects, but most browsers remember a failed import for as long as the page
 * lives, so the caller needs a way without the code. `importComponent` has to be the same function at every render.
 */
export function useLateComponent<Props>(importComponent: () => Promise<ComponentType<Props>>) {
  const [Component, setComponent] = useState<ComponentType<Props>>();
  const load = useCallback(
    () =>
      importComponent().then(
        (component) => {
          // A function given as the state itself would be called.
          setComponent(() => component);
          return true;
        },
        () => false,
      ),
    [importComponent],
  );
  return [Component, load] as const;
}
