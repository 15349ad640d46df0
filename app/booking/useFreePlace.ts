import {useLocation} from '@remix-run/react';
import {useEffect, useState, type RefObject} from 'react';

/** The ring around the circle, in px. */
const ring = 4;

/** Distance of the points of it that are looked at, in px: less than a line of text is high. */
const step = 14;

/** How far it goes up to find a place, in times of its height. */
const lifts = [0, 1, 2, 3, 4, 5];

/** A link or button as wide and as high can be pressed beside the circle, in px. */
const largeControl = 160;

/** Above it the header may come back, in px from the upper edge of the window. */
const headerRoom = 80;

/** How long nothing has moved before the button comes back, in ms. */
const rest = 150;

/** Within it the page is at its top, in px, as for the header (rule 4.3). */
const topOffset = 10;

const fields = 'input, select, textarea, label, summary, iframe, canvas, svg, video';

/** Text and controls must not be covered. A picture may be, also where it opens or moves something. */
function isTaken(element: Element, box: DOMRect): boolean {
  const control = element.closest('a, button')?.getBoundingClientRect();
  const isSmall = control && Math.min(control.width, control.height) < largeControl;
  const hasText = () => [...element.childNodes].some((node) => isTextWithin(node, box));
  return isSmall || element.closest(fields) !== null || hasText();
}

function isTextWithin(node: Node, box: DOMRect): boolean {
  if (!(node instanceof Text) || !node.data.trim()) return false;
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()].some(
    ({left, right, top, bottom}) => left < box.right && right > box.left && top < box.bottom && bottom > box.top,
  );
}

function isFree(box: DOMRect, place: HTMLElement): boolean {
  if (box.top < headerRoom) return false;
  for (let {x} = box; x <= box.right; x += step)
    for (let {y} = box; y <= box.bottom; y += step) {
      const beneath = document.elementsFromPoint(x, y).find((element) => !place.contains(element));
      if (!beneath || isTaken(beneath, box)) return false;
    }
  return true;
}

/** The first of some lifts at which the circle lies on nothing that must not be covered. */
function freeLift(lifts: number[], place: HTMLElement, button: HTMLElement): number | undefined {
  const {left, top} = place.getBoundingClientRect();
  const {offsetLeft, offsetTop, offsetWidth, offsetHeight} = button;
  const size = offsetHeight + 2 * ring;
  const x = left + offsetLeft + offsetWidth + ring - size;
  const y = top + offsetTop - ring;
  return lifts.find((lift) => isFree(new DOMRect(x, y - lift * size, size, size), place));
}

/**
 * How far up from its place the floating button shows, in times of its height (rule 16.8): nowhere before the script has looked, not
 * while the page scrolls down, and never on text or a control. Where the page ends it has a line of its own.
 */
export function useFreePlace(ref: RefObject<HTMLElement>): number | undefined {
  const [shown, setShown] = useState<number>();
  const {key} = useLocation();
  useEffect(() => {
    const place = ref.current;
    const button = place?.querySelector('a');
    if (!place || !button) return;
    let lift: number | undefined;
    let before = window.scrollY;
    let down = false;
    let timer = 0;
    const show = (candidates: number[]) => {
      const {bottom} = getComputedStyle(place);
      const isAtEnd = place.getBoundingClientRect().bottom < window.innerHeight - parseFloat(bottom) - 1;
      lift = down && !isAtEnd ? undefined : freeLift(candidates, place, button);
      setShown(lift);
    };
    const onChange = () => {
      const now = window.scrollY;
      if (now !== before) down = now > before && now > topOffset;
      before = now;
      // It withdraws at once, and comes back when nothing moves any more.
      if (lift !== undefined) show([lift]);
      clearTimeout(timer);
      timer = window.setTimeout(() => show(lift === undefined ? lifts : [lift, ...lifts]), rest);
    };
    const observer = new ResizeObserver(onChange);
    observer.observe(document.body);
    window.addEventListener('scroll', onChange, {passive: true});
    window.addEventListener('resize', onChange);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      window.removeEventListener('scroll', onChange);
      window.removeEventListener('resize', onChange);
    };
  }, [ref, key]);
  return shown;
}
