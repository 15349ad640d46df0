import {useCallback, useEffect, useRef, useState} from 'react';
import {brand} from '~/brand';
import {storedText, storeText} from '~/platform/deviceStorage';

/**
 * The text of a field: the saved one, or the pending one once somebody has typed. That stays in this browser tab, through a
 * reload, too, until the worker has accepted it and `change(undefined)` drops it.
 */
export function usePendingText(name: string, saved: string) {
  const key = `${brand.key}:${name}`;
  const [pending, setPending] = useState<string>();
  const field = useRef<HTMLElement & {value: string}>(null);
  useEffect(() => {
    // What was typed before React took over counts more than what was typed before a reload.
    const typed = field.current?.value;
    const text = typed === saved ? storedText(key, 'sessionStorage') : typed;
    if (text === null || text === undefined) return;
    setPending(text);
    const part = field.current?.closest('details');
    if (part) part.open = true;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- It is read once.
  }, []);
  const change = useCallback(
    (text: string | undefined) => {
      setPending(text);
      storeText(key, text ?? null, 'sessionStorage');
    },
    [key],
  );
  // A page that was left has sent what was pending there.
  useEffect(() => {
    if (pending === saved) change(undefined);
  }, [pending, saved, change]);
  return {field, text: pending ?? saved, isPending: pending !== undefined, change};
}
