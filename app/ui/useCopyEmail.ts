import {useEffect, useState} from 'react';

/** How long a copy is confirmed, in ms (rule 4.9). */
const confirmationTime = 1000;

/** Copies an e-mail address, or opens the mail program where there is no clipboard. `copied` is true for a second. */
export function useCopyEmail(email: string): {copied: boolean; copy(): void} {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), confirmationTime);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () => {
    const written = navigator.clipboard?.writeText(email) ?? Promise.reject(new Error('No clipboard'));
    written.then(
      () => setCopied(true),
      () => window.location.assign(`mailto:${email}`),
    );
  };
  return {copied, copy};
}
