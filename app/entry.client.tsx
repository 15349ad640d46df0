import {RemixBrowser} from '@remix-run/react';
import {startTransition, StrictMode} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {hydrateAfter, waitBeforeHydration} from '~/platform/hydration';
import {waitForState} from '~/platform/waitForState';

hydrateAfter(waitForState());

// The modules of the page's routes have run by now, and have told what else to wait for.
void waitBeforeHydration().then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
  }),
);
