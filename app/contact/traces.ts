/** What tells a program from a person. */
export interface Traces {
  /** Content of the field that nobody sees. */
  trap?: unknown;
  /** Time between showing and sending the form in ms, as the browser's script measures it. */
  elapsed?: unknown;
}

/** Name of the field that nobody sees. */
export const trapField = 'homepage';

/** The least time in which a person fills in and sends the form, in ms. The form's script waits until it is over. */
export const minTime = 2000;

export function isSuspicious({trap, elapsed}: Traces): boolean {
  const filled = trap !== undefined && trap !== null && trap !== '';
  const tooFast = elapsed !== undefined && !(typeof elapsed === 'number' && elapsed >= minTime);
  return filled || tooFast;
}
