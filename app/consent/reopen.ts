const reopenEvent = 'consent:reopen';

/** Shows the consent settings again. */
export const reopenConsent = () => window.dispatchEvent(new Event(reopenEvent));

export function onReopen(listener: () => void): () => void {
  window.addEventListener(reopenEvent, listener);
  return () => window.removeEventListener(reopenEvent, listener);
}
