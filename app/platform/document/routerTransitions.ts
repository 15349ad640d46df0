import {startTransition} from 'react';

type Address = Pick<Location, 'pathname' | 'search'>;
const textOf = ({pathname, search}: Address) => pathname + search;

/**
 * Remix tells React of a new address outside a transition, and React then discards a part of the document whose code has not arrived
 * (its error 421). With this all news of the router are transitions: they wait for the code. It has to be called before Remix
 * listens to its router, in a layout effect of the first rendering.
 *
 * Returns what to do when the code can't be had: the browser fetches the document of any other address.
 */
export function makeRouterTransitions(): () => void {
  const router = window.__remixRouter;
  const {subscribe} = router;
  const first = textOf(router.state.location);
  router.subscribe = (listener) => subscribe((...news) => startTransition(() => listener(...news)));
  const follow = ({location}: {location: Address}) => {
    if (textOf(location) !== first) window.location.reload();
  };
  return () => {
    follow(router.state);
    subscribe(follow);
  };
}
