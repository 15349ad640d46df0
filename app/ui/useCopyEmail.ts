import {useEffect, useState} from 'react';

/** How long a copy is confirmed, in ms (specification, section 9). */
const confirmation = 1000;

/** Copies an e-mail address, or opens the mail program where there is no clipboard. `copied` lasts a second. */
export function useCopyEmail(email: string): {copied: boolean; copy(): void} {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), confirmation);
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
