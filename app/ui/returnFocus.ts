/**
 * Gives the focus back to where it was before something went that had it. What is gone or hidden can't have it: then it goes to
 * the page's content.
 */
export function returnFocus(before: EventTarget | null): void {
  if (before instanceof HTMLElement) before.focus();
  if (before !== document.activeElement) document.getElementById('main')?.focus({preventScroll: true});
}
