const reopenEvent = 'consent:reopen';

/** Whether the settings were requested before their code had loaded. */
let isPending = false;

/** Shows the consent settings, as soon as their code has loaded. */
export function reopenConsent(): void {
  isPending = true;
  window.dispatchEvent(new Event(reopenEvent));
}

/** Calls `listener` at each request for the settings, also for one from before this call. Returns the clean-up. */
export function onReopen(listener: () => void): () => void {
  const reopen = () => {
    isPending = false;
    listener();
  };
  window.addEventListener(reopenEvent, reopen);
  if (isPending) reopen();
  return () => window.removeEventListener(reopenEvent, reopen);
}
