/**
 * Whether a URL is that of a link that shows a draft (rule 2.28). Whoever knows its signature sees the draft, so no script of
 * another company may run where it can be read (rule 16.11).
 */
export const showsDraft = (url: string) => URL.canParse(url) && new URL(url).searchParams.has('preview');

/** Whether scripts of this page could read such an address: the page's own, or that of the page that led here. */
export const hasDraftAddress = () => showsDraft(location.href) || showsDraft(document.referrer);

/**
 * A step back to a draft would show its address to the scripts that run on this page. It loads the draft as a page of its own
 * instead, before they hear of it. Has to be called before they load.
 */
export function leaveForDrafts(): () => void {
  const listener = (event: PopStateEvent) => {
    const {href} = location;
    if (!showsDraft(href)) return;
    event.stopImmediatePropagation();
    // What is told at the end of this page names another address. Scripts that measure have put functions of theirs in the
    // place of the history's, so the browser's own is called.
    History.prototype.replaceState.call(history, null, '', '/');
    location.replace(href);
  };
  window.addEventListener('popstate', listener, {capture: true});
  return () => window.removeEventListener('popstate', listener, {capture: true});
}
