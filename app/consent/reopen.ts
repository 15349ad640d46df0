const reopened = 'consent:reopen';

/** Shows the consent settings again. */
export const reopenConsent = () => window.dispatchEvent(new Event(reopened));

export function onReopen(listener: () => void): () => void {
  window.addEventListener(reopened, listener);
  return () => window.removeEventListener(reopened, listener);
}
