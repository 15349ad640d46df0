import {useEffect, type RefObject} from 'react';

/** Sets a custom property of the document to the height of an element that covers part of the page. */
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
