import {useEffect, useState, type ComponentType} from 'react';
import {useMessages} from '~/i18n/useLanguage';
import styles from './Booking.module.css';
import {useBookingAddress} from './address';
import {BookingLink} from './BookingLink';
import {messages} from './messages';

/** The floating button, and the dialog behind it and behind every other booking link of the site. */
export function Booking() {
  const text = useMessages(messages);
  const address = useBookingAddress();
  const [Dialog, setDialog] = useState<ComponentType<{address: string; onClose(): void}> | null>(null);

  useEffect(() => {
    if (!address) return;
    const onClick = (event: MouseEvent) => {
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!isPlain || !(event.target instanceof Element) || !event.target.closest('[data-booking]')) return;
      event.preventDefault();
      void import('./BookingDialog').then(
        (module) => setDialog(() => module.default),
        // Without the dialog, what the link itself would have done.
        () => window.location.assign(address),
      );
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [address]);

  if (!address) return null;
  return (
    <>
      <aside aria-label={text.meeting}>
        <BookingLink className={styles.button}>
          <svg
            viewBox="0 0 20 20"
            width="20"
            height="20"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            aria-hidden="true"
          >
            <path d="M2.5 4.5h15v13h-15zM2.5 8.5h15M6.5 2v4M13.5 2v4" />
          </svg>
          <span className={styles.words}>
            <span>{text.meeting}</span>
          </span>
        </BookingLink>
      </aside>
      {Dialog && <Dialog address={address} onClose={() => setDialog(null)} />}
    </>
  );
}
