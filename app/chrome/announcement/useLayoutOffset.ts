import {useEffect, type RefObject} from 'react';

/**
 * Exposes the bar's true height as `--announcement`. Styles give the height of a bar with one line before that, so
 * that nothing waits for a script.
 */
export function useLayoutOffset(bar: RefObject<HTMLElement>) {
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const root = document.documentElement.style;
    const observer = new ResizeObserver(() => root.setProperty('--announcement', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.removeProperty('--announcement');
    };
  }, [bar]);
}
