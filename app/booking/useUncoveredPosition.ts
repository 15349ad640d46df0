import {useLocation} from '@remix-run/react';
import {useEffect, useState, type RefObject} from 'react';

/** Width of the ring around the round button, in px. */
const ringWidth = 4;

/** Distance in px between the checked points of the button. It is less than the height of a line of text. */
const pointDistance = 14;

/** How far the button may move up to find a free place, in multiples of its height. */
const lifts = [0, 1, 2, 3, 4, 5];

/** A control of at least this width and height, in px, can still be pressed beside the button. */
const largeControl = 160;

/** The header may reappear above this distance from the window's upper edge, in px. */
const headerRoom = 80;

/** The button reappears when nothing has moved for this time, in ms. */
const restTime = 150;

/** Below this offset, in px, the page counts as being at its top, as for the header. */
const topOffset = 10;

const controlSelector = 'input, select, textarea, label, summary, iframe, canvas, svg, video';

/** Whether the button must not cover an element: text or a small control. It may cover pictures, even those that are links. */
function mustStayVisible(element: Element, box: DOMRect): boolean {
  const controlBox = element.closest('a, button')?.getBoundingClientRect();
  const isSmall = controlBox && Math.min(controlBox.width, controlBox.height) < largeControl;
  const hasText = () => [...element.childNodes].some((node) => isTextWithin(node, box));
  return isSmall || element.closest(controlSelector) !== null || hasText();
}

function isTextWithin(node: Node, box: DOMRect): boolean {
  if (!(node instanceof Text) || !node.data.trim()) return false;
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()].some(
    ({left, right, top, bottom}) => left < box.right && right > box.left && top < box.bottom && bottom > box.top,
  );
}

/** Whether the button may stand in a box. `container` is the element around the button. */
function isFree(box: DOMRect, container: HTMLElement): boolean {
  if (box.top < headerRoom) return false;
  for (let {x} = box; x <= box.right; x += pointDistance)
    for (let {y} = box; y <= box.bottom; y += pointDistance) {
      const elementBeneath = document.elementsFromPoint(x, y).find((element) => !container.contains(element));
      if (!elementBeneath || mustStayVisible(elementBeneath, box)) return false;
    }
  return true;
}

/** The first lift at which the button covers no text and no control. */
function findFreeLift(candidates: number[], container: HTMLElement, button: HTMLElement): number | undefined {
  const {left, top} = container.getBoundingClientRect();
  const {offsetLeft, offsetTop, offsetWidth, offsetHeight} = button;
  const size = offsetHeight + 2 * ringWidth;
  const x = left + offsetLeft + offsetWidth + ringWidth - size;
  const y = top + offsetTop - ringWidth;
  return candidates.find((lift) => isFree(new DOMRect(x, y - lift * size, size, size), container));
}

/**
 * How far above its usual place the floating button shows, in multiples of its height (rule 16.8). `undefined`, which hides the button:
 * before the first check, while the page scrolls down, and when the button would cover text or a control. At the end of the page the
 * button has a line of its own.
 */
export function useUncoveredPosition(ref: RefObject<HTMLElement>): number | undefined {
  const [visibleLift, setVisibleLift] = useState<number>();
  const {key} = useLocation();
  useEffect(() => {
    const container = ref.current;
    const button = container?.querySelector('a');
    if (!container || !button) return;
    let lift: number | undefined;
    let previousScrollY = window.scrollY;
    let isScrollingDown = false;
    let timer = 0;
    const update = (candidates: number[]) => {
      const {bottom} = getComputedStyle(container);
      const isAtEnd = container.getBoundingClientRect().bottom < window.innerHeight - parseFloat(bottom) - 1;
      lift = isScrollingDown && !isAtEnd ? undefined : findFreeLift(candidates, container, button);
      setVisibleLift(lift);
    };
    const onChange = () => {
      const {scrollY} = window;
      if (scrollY !== previousScrollY) isScrollingDown = scrollY > previousScrollY && scrollY > topOffset;
      previousScrollY = scrollY;
      // The button hides at once, and reappears when nothing moves any more.
      if (lift !== undefined) update([lift]);
      clearTimeout(timer);
      timer = window.setTimeout(() => update(lift === undefined ? lifts : [lift, ...lifts]), restTime);
    };
    const bodySizeObserver = new ResizeObserver(onChange);
    bodySizeObserver.observe(document.body);
    // The consent banner lifts the button by a property of the document (`useLayoutOffset`).
    const layoutOffsetObserver = new MutationObserver(onChange);
    layoutOffsetObserver.observe(document.documentElement, {attributeFilter: ['style']});
    window.addEventListener('scroll', onChange, {passive: true});
    window.addEventListener('resize', onChange);
    return () => {
      clearTimeout(timer);
      bodySizeObserver.disconnect();
      layoutOffsetObserver.disconnect();
      window.removeEventListener('scroll', onChange);
      window.removeEventListener('resize', onChange);
    };
  }, [ref, key]);
  return visibleLift;
}
