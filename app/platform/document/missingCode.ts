// Code can't be loaded when a browser extension or a proxy blocks a file, or when a deployment has removed it. The page is then shown as
// its document, which works without the code.

/** The event of the Navigation API, as far as it is used here. TypeScript doesn't know it yet. */
interface NavigateEvent extends Event {
  navigationType: 'push' | 'reload' | 'replace' | 'traverse';
}

/**
 * Whether links load documents and prefetch nothing. `visitInsteadOfReload` needs the Navigation API: in a browser without it, a
 * prefetched file that can't be loaded would make Remix reload the page without end.
 */
export const hasDocumentLinks =
  !import.meta.env.SSR &&
  !('navigation' in window) &&
  performance.getEntriesByType('navigation').some((entry) => (entry as PerformanceNavigationTiming).type === 'reload');

/** Milliseconds. If Remix reloads because a prefetch failed, the error of the link to the same file can come a moment later. */
const linkErrorDelay = 100;

let isReloading = false;

/** Reloads the page, once. `location.reload` could be taken for a reload by Remix. */
export function reloadPage(): void {
  if (isReloading) return;
  isReloading = true;
  window.location.reload();
}

/** Loads the document of a page to which a link has led. A page that came as a document stays as it is. */
export function loadDocumentOnce(): void {
  const [visit] = performance.getEntriesByType('navigation');
  const {pathname, search} = new URL(visit?.name ?? window.location.href);
  if (pathname + search !== window.location.pathname + window.location.search) reloadPage();
}

/**
 * When Remix can't load the code of a route, it reloads the current page, even if the code was only prefetched. With this function the
 * browser instead loads the document of the page that a visitor waits for, and ignores a failed prefetch.
 */
export function visitInsteadOfReload(): void {
  // Vite reloads the page when it can't update a module in place.
  if (import.meta.env.DEV) return;
  let hasPrefetchFailed = false;
  /** Remix reloads for each link to the page. */
  let visitKey = '';
  const onError = ({target}: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'modulepreload') hasPrefetchFailed = true;
  };
  // The error of a link doesn't bubble.
  window.addEventListener('error', onError, {capture: true});
  const {navigation} = window as {navigation?: EventTarget};
  navigation?.addEventListener('navigate', (event) => {
    if ((event as NavigateEvent).navigationType !== 'reload' || isReloading || !('__remixRouter' in window)) return;
    event.preventDefault();
    const {location} = window.__remixRouter.state.navigation;
    if (!location) {
      setTimeout(() => {
        if (!hasPrefetchFailed) reloadPage();
      }, linkErrorDelay);
    } else if (location.key !== visitKey) {
      visitKey = location.key;
      window.location.assign(location.pathname + location.search + location.hash);
    }
  });
}
