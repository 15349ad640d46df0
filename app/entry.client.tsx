import {RemixBrowser} from '@remix-run/react';
import {startTransition, StrictMode} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {hydrateAfter, readyToHydrate} from '~/platform/hydration';

/**
 * Settles once Remix has decoded the page's data. Otherwise its first render waits for it, and a touch or a key in that
 * moment makes React 18 give up the whole page (error 345).
 */
async function stateDecoded(): Promise<void> {
  try {
    // Called, not rendered: it throws what it waits for, before any hook.
    RemixBrowser({});
  } catch (pending) {
    await pending;
  }
}

hydrateAfter(stateDecoded());

// The modules of the page's routes have run by now.
void readyToHydrate().then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
  }),
);
