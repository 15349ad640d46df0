/** Set on the root element while the first picture has the line to itself. The styles of `Picture` read it. */
export const holdAttribute = 'data-hold-pictures';

/** In ms. No picture waits longer for the first one. */
const longestHold = 3000;

/**
 * Runs in the head, before any picture is laid out. Browsers fetch lazy pictures some screens in advance, so those below
 * would take the line from the first one. `startScriptsLate` ends this; without a script nothing is held.
 */
export const holdScript =
  `{const r=document.documentElement;r.setAttribute('${holdAttribute}','');` +
  `setTimeout(()=>r.removeAttribute('${holdAttribute}'),${longestHold})}`;
