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
 * Fetches code that the first view does not need. Never rejects: nothing is the result when the code cannot be fetched.
 * Most browsers remember a failed import for as long as the page lives, so the caller needs a way without the code.
 */
export async function fetchCode<T>(importCode: () => Promise<T>): Promise<T | undefined> {
  try {
    return await importCode();
  } catch {
    return undefined;
  }
}

/**
 * A component that only the browser renders, and its `load`, which resolves to whether its code has arrived. Until then
 * the component is undefined. `importComponent` has to be the same function at every render.
 */
export function useLateComponent<Props>(importComponent: () => Promise<ComponentType<Props>>) {
  const [Component, setComponent] = useState<ComponentType<Props>>();
  const load = useCallback(async () => {
    const component = await fetchCode(importComponent);
    // A function given as the state itself would be called.
    if (component) setComponent(() => component);
    return component !== undefined;
  }, [importComponent]);
  return [Component, load] as const;
}
