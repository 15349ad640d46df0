import {useSyncExternalStore} from 'react';

const never = () => () => {};

/**
 * The `defaultValue` of a text area that may begin with a text. When React 18 takes over a text area of the worker whose first text it
 * knows, it puts that text back, over what was typed before the script ran. So it gets to know it a moment later.
 */
export function useFirstText(text: string | undefined): string | undefined {
  const isTakingOver = useSyncExternalStore(
    never,
    () => false,
    () => typeof document !== 'undefined',
  );
  return isTakingOver ? undefined : text;
}
