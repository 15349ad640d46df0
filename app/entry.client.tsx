import {RemixBrowser} from '@remix-run/react';
import {startTransition, StrictMode} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {removeGoneKeys} from '~/platform/deviceStorage';
import {hasForeignNodes} from '~/platform/document/foreignNodes';
import {visitInsteadOfReload} from '~/platform/document/missingCode';

/** The events at which React hydrates at once the part of the page in which they happen. */
const urgentEvents =
  'auxclick change click compositionend compositionstart contextmenu copy cut dblclick dragend dragstart drop input keydown keypress ' +
  'keyup mousedown mouseup paste pointercancel pointerdown pointerup reset submit textInput touchcancel touchend touchstart';

/**
 * Until Remix's router has started, only the browser handles events, as before the scripts load. Remix suspends the first render until
 * the document's data is decoded. If React had to hydrate at once meanwhile, it would throw, and the page would stay without React
 * (https://github.com/remix-run/remix/issues/10214).
 */
function holdUrgentEvents(): void {
  const listeners = new AbortController();
  const hold = (event: Event) => {
    if ('__remixRouter' in window) listeners.abort();
    else event.stopPropagation();
  };
  const options = {capture: true, signal: listeners.signal};
  for (const type of urgentEvents.split(' ')) window.addEventListener(type, hold, options);
}

function hydrate(): void {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  );
}

visitInsteadOfReload();
holdUrgentEvents();
removeGoneKeys();
// A transition hydrates in many short tasks. An extension that has changed the document would change it again between them.
if (hasForeignNodes()) hydrate();
else startTransition(hydrate);
