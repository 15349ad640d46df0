import {useEffect, useState} from 'react';

/** How long `isCopied` stays true, in ms. */
const confirmationTime = 1000;

/** Copies an e-mail address, or opens the mail program where there is no clipboard. `isCopied` is true for a second after copying. */
export function useCopyEmail(email: string): {isCopied: boolean; copy(): void} {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), confirmationTime);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = () => {
    const copying = navigator.clipboard?.writeText(email) ?? Promise.reject(new Error('No clipboard'));
    copying.then(
      () => setIsCopied(true),
      () => window.location.assign(`mailto:${email}`),
    );
  };
  return {isCopied, copy};
}
