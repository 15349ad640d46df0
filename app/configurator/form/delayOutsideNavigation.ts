/** The part of Remix's router that this uses. */
interface Router {
  state: {navigation: {state: string}; location: {pathname: string}};
  subscribe(listener: () => void): () => void;
}

/**
 * Calls `callback` after a delay in ms, but never during a navigation: one that ends on the page at `pathname` restarts the delay, one
 * that ends elsewhere cancels the call. It reads the router's state, because hooks report a navigation later than the router begins it,
 * and a page that the visitor has left may be shown a while longer. Returns a function that cancels the call.
 */
export function delayOutsideNavigation(
  router: Router,
  {pathname, delay}: {pathname: string; delay: number},
  callback: () => void,
): () => void {
  const isNavigating = () => router.state.navigation.state !== 'idle';
  const isHere = () => router.state.location.pathname === pathname;
  let cancel: () => void;
  const onTimer = () => {
    if (isNavigating()) awaitNavigation();
    else if (isHere()) callback();
  };
  const startTimer = () => {
    const timer = setTimeout(onTimer, delay);
    cancel = () => clearTimeout(timer);
  };
  const awaitNavigation = () => {
    cancel = router.subscribe(() => {
      if (isNavigating()) return;
      cancel();
      if (isHere()) startTimer();
    });
  };
  startTimer();
  return () => cancel();
}
