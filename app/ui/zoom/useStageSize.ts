import {useLayoutEffect, useState, type RefObject} from 'react';
import type {Size} from './zoomView';

/** The size of an element in CSS pixels; 1 by 1 until the element is measured. */
export function useStageSize(element: RefObject<HTMLElement>): Size {
  const [size, setSize] = useState<Size>({width: 1, height: 1});
  useLayoutEffect(() => {
    const {current} = element;
    if (!current) return;
    const measure = () => setSize({width: current.clientWidth || 1, height: current.clientHeight || 1});
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
