import {RemixBrowser} from '@remix-run/react';
import {startTransition, StrictMode} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {hydrateAfter, readyToHydrate} from '~/platform/hydration';
import {stateDecoded} from '~/platform/stateDecoded';

hydrateAfter(stateDecoded());

// The modules of the page's routes have run by now, and have told what else to wait for.
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
