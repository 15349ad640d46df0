import {useEffect, useState} from 'react';
import {useMessages} from '~/i18n/useLanguage';
import {useLazyComponent} from '~/ui/lazyComponent';
import {Icon} from '~/ui/Icon';
import styles from './Booking.module.css';
import {useBookingUrl} from './bookingUrl';
import {BookingLink} from './BookingLink';
import {messages} from './messages';

const importDialog = () => import('./BookingDialog').then((module) => module.default);

/** The floating button (rule 16.8), and the dialog, which every booking link of the site opens. */
export function Booking() {
  const url = useBookingUrl();
  const [Dialog, loadDialog] = useLazyComponent(importDialog);
  /** The link that has opened the dialog; `undefined` while it is closed. */
  const [opener, setOpener] = useState<HTMLElement>();

  useEffect(() => {
    if (!url) return;
    const onClick = (event: MouseEvent) => {
      const isPlainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      const link = event.target instanceof Element && event.target.closest<HTMLElement>('[data-booking]');
      if (!isPlainClick || !link) return;
      event.preventDefault();
      void loadDialog().then((hasLoaded) => {
        if (hasLoaded) setOpener(link);
        // Without the code of the dialog, the click does what the link would have done.
        else window.location.assign(url);
      });
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [url, loadDialog]);

  if (!url) return null;
  return (
    <>
      <FloatingButton />
      {Dialog && opener && <Dialog url={url} opener={opener} onClose={() => setOpener(undefined)} />}
    </>
  );
}

function FloatingButton() {
  const t = useMessages(messages);
  return (
    <aside aria-label={t.meeting} className={styles.place}>
      <BookingLink className={styles.button}>
        <Icon path="M2.5 4.5h15v13h-15zM2.5 8.5h15M6.5 2v4M13.5 2v4" />
        <span className={styles.words}>
          <span>{t.meeting}</span>
        </span>
      </BookingLink>
    </aside>
  );
}
