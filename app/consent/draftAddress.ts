/**
 * Whether a URL is a preview link. Everybody with the link can see the draft, so no third-party script may run on a page where it could
 * read the link (rule 16.11).
 */
export const showsDraft = (url: string) => URL.canParse(url) && new URL(url).searchParams.has('preview');

/** Whether scripts of this page could read a preview link: the page's own URL, or the URL of the referrer. */
export const hasDraftAddress = () => showsDraft(location.href) || showsDraft(document.referrer);

/**
 * Going back to a draft would show its preview link to the scripts of this page. This loads the draft as a new document instead, before
 * the scripts see the link. Call this before they load. Returns the clean-up.
 */
export function leaveForDrafts(): () => void {
  const listener = (event: PopStateEvent) => {
    const {href} = location;
    if (!showsDraft(href)) return;
    event.stopImmediatePropagation();
    // The URL changes first, because analytics may be sent while the page unloads. This calls the browser's own function, because
    // analytics scripts replace those of `history`.
    History.prototype.replaceState.call(history, null, '', '/');
    location.replace(href);
  };
  window.addEventListener('popstate', listener, {capture: true});
  return () => window.removeEventListener('popstate', listener, {capture: true});
}
