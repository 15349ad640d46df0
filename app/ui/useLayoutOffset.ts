import {useEffect, type RefObject} from 'react';

/** Exposes the true height of something that takes room from the page, as a custom property of the document. */
export function useLayoutOffset(ref: RefObject<HTMLElement>, name: '--announcement' | '--consent') {
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const root = document.documentElement.style;
    const observer = new ResizeObserver(() => root.setProperty(name, `${element.getBoundingClientRect().height}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.removeProperty(name);
    };
  }, [ref, name]);
}
