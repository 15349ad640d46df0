/** What tells a program from a person. */
export interface Traces {
  /** Content of the field that nobody sees. */
  trap?: unknown;
  /** Time between showing and sending the form in ms, as the browser's script measures it. */
  elapsed?: unknown;
}

/** Name of the field that nobody sees. */
export const trapField = 'homepage';

/** Fastest time in which a person fills in and sends the form, in ms; the form's script waits for it. */
export const shortestTime = 2000;

export function isSuspicious({trap, elapsed}: Traces): boolean {
  const filled = trap !== undefined && trap !== null && trap !== '';
  const tooFast = elapsed !== undefined && !(typeof elapsed === 'number' && elapsed >= shortestTime);
  return filled || tooFast;
}
