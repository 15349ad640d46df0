import {useSyncExternalStore} from 'react';

const subscribeToNothing = () => () => {};

/**
 * The `defaultValue` of a text area with an initial text. During hydration React 18 resets a text area to its `defaultValue`, and input
 * from before hydration would be lost. So React gets the text only after hydration.
 */
export function useInitialText(text: string | undefined): string | undefined {
  const isHydrating = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => typeof document !== 'undefined',
  );
  return isHydrating ? undefined : text;
}
