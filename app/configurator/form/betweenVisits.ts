/** What is asked of Remix's router. */
interface Visits {
  state: {navigation: {state: string}; location: {pathname: string}};
  subscribe(listener: () => void): () => void;
}

/**
 * Calls after a delay, but never while a visit to another page is under way: a visit that ends on this page begins the delay
 * anew, one that ends elsewhere is the end of it. Asks the router itself, since a page hears of a visit later than the router begins it.
 * Returns a function that gives up.
 */
export function betweenVisits(router: Visits, delay: number, call: () => void): () => void {
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
