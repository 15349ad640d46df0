/** What distinguishes a program from a person who fills in the form. */
export interface SpamSignals {
  /** Value of the honeypot field. */
  trap?: unknown;
  /** Time in ms between the appearance of the form and its submission, as the browser measures it. */
  elapsed?: unknown;
}

/** Name of the honeypot field. */
export const honeypotField = 'homepage';

/** The minimum time in which a person fills in the form, in ms. The form's script waits until it has passed. */
export const minFillTime = 2000;

export function isSuspicious({trap, elapsed}: SpamSignals): boolean {
  const isTrapFilled = trap !== undefined && trap !== null && trap !== '';
  const isTooFast = elapsed !== undefined && !(typeof elapsed === 'number' && elapsed >= minFillTime);
  return isTrapFilled || isTooFast;
}
