/**
 * Runs in the head. Pages visited without a new document share one. When the last of them was reloaded, the way back changes the
 * address and leaves the document, until Remix's router is there. Remix would then hydrate the document of one page as another, and
 * the page would be empty (https://github.com/remix-run/remix/issues/1757). So the browser fetches the document of the address.
 */
export const earlyBackScript =
  `{const{pathname:p,search:s}=location;addEventListener('popstate',()=>{` +
  `if(!window.__remixRouter&&(location.pathname!==p||location.search!==s))location.reload()})}`;
