const reopenEvent = 'consent:reopen';

/** The settings were asked for while the code that shows them was on its way. */
let missed = false;

/** Shows the consent settings again; as soon as their code has arrived, where it hasn't. */
export function reopenConsent(): void {
  missed = true;
  window.dispatchEvent(new Event(reopenEvent));
}

export function onReopen(listener: () => void): () => void {
  const reopen = () => {
    missed = false;
    listener();
  };
  window.addEventListener(reopenEvent, reopen);
  if (missed) reopen();
  return () => window.removeEventListener(reopenEvent, reopen);
}
