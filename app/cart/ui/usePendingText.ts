import {useCallback, useEffect, useRef, useState} from 'react';
import {brand} from '~/brand';
import {readStoredText, storeText} from '~/platform/deviceStorage';

/**
 * The text of a field: the saved text, or the pending text once somebody has typed. The pending text stays in this browser tab, also
 * through a reload, until the worker has accepted it and `changeText(undefined)` drops it.
 */
export function usePendingText(name: string, saved: string) {
  const key = `${brand.key}:${name}`;
  const [pending, setPending] = useState<string>();
  const field = useRef<HTMLElement & {value: string}>(null);
  useEffect(() => {
    // Text that was typed before React took over counts more than text that was typed before a reload.
    const typed = field.current?.value;
    const text = typed === saved ? readStoredText(key, 'sessionStorage') : typed;
    if (text === null || text === undefined) return;
    setPending(text);
    const disclosure = field.current?.closest('details');
    if (disclosure) disclosure.open = true;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- The stored text is read once.
  }, []);
  const changeText = useCallback(
    (text: string | undefined) => {
      setPending(text);
      storeText(key, text ?? null, 'sessionStorage');
    },
    [key],
  );
  // A page that was left has sent its pending text, which is the saved text now.
  useEffect(() => {
    if (pending === saved) changeText(undefined);
  }, [pending, saved, changeText]);
  return {field, text: pending ?? saved, isPending: pending !== undefined, changeText};
}
