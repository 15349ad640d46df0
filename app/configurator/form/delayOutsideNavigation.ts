/** The part of Remix's router that this uses. */
interface Router {
  state: {navigation: {state: string}; location: {pathname: string}};
  subscribe(listener: () => void): () => void;
}

/**
 * Calls `callback` after a delay in ms, but never during a navigation: one that ends on this page restarts the delay, one that ends
 * elsewhere cancels the call. It reads the router's state, because hooks report a navigation later than the router begins it. Returns a
 * function that cancels the call.
 */
export function delayOutsideNavigation(router: Router, delay: number, callback: () => void): () => void {
  const {pathname} = router.state.location;
  const isNavigating = () => router.state.navigation.state !== 'idle';
  let cancel: () => void;
  const startTimer = () => {
    const timer = setTimeout(() => (isNavigating() ? awaitNavigation() : callback()), delay);
    cancel = () => clearTimeout(timer);
  };
  const awaitNavigation = () => {
    cancel = router.subscribe(() => {
      if (isNavigating()) return;
      cancel();
      if (router.state.location.pathname === pathname) startTimer();
    });
  };
  startTimer();
  return () => cancel();
}
