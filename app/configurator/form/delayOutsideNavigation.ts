/** The part of Remix's router that this uses. */
interface Visits {
  state: {navigation: {state: string}; location: {pathname: string}};
  subscribe(listener: () => void): () => void;
}

/**
 * Calls after a delay, but never during a navigation: one that ends on this page restarts the delay, one that ends elsewhere cancels
 * the call. It reads the router's state, because hooks report a navigation later than the router begins it. Returns a function that
 * cancels.
 */
export function delayOutsideNavigation(router: Visits, delay: number, call: () => void): () => void {
  const {pathname} = router.state.location;
  const isVisiting = () => router.state.navigation.state !== 'idle';
  let giveUp: () => void;
  const wait = () => {
    const timer = setTimeout(() => (isVisiting() ? listen() : call()), delay);
    giveUp = () => clearTimeout(timer);
  };
  const listen = () => {
    giveUp = router.subscribe(() => {
      if (isVisiting()) return;
      giveUp();
      if (router.state.location.pathname === pathname) wait();
    });
  };
  wait();
  return () => giveUp();
}
