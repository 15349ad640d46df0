import {useEffect, useRef, useState, type CSSProperties} from 'react';
import {useMessages} from '~/i18n/useLanguage';
import {useLateComponent} from '~/ui/lateCode';
import {Sign} from '~/ui/Sign';
import styles from './Booking.module.css';
import {useBookingUrl} from './bookingUrl';
import {BookingLink} from './BookingLink';
import {messages} from './messages';
import {useFreePlace} from './useFreePlace';

const importDialog = () => import('./BookingDialog').then((module) => module.default);

/**
 * The floating button, which goes no further down than the page above the footer (rule 16.8), and the dialog behind it and behind
 * every other booking link of the site.
 */
export function Booking() {
  const url = useBookingUrl();
  const [Dialog, loadDialog] = useLateComponent(importDialog);
  /** The link that the open dialog was opened by. */
  const [opener, setOpener] = useState<HTMLElement>();

  useEffect(() => {
    if (!url) return;
    const onClick = (event: MouseEvent) => {
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      const link = event.target instanceof Element && event.target.closest<HTMLElement>('[data-booking]');
      if (!isPlain || !link) return;
      event.preventDefault();
      void loadDialog().then((loaded) => {
        if (loaded) setOpener(link);
        // Without the code of the dialog, do what the link would have done.
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
  const place = useRef<HTMLElement>(null);
  const lift = useFreePlace(place);
  return (
    <aside
      ref={place}
      aria-label={t.meeting}
      className={styles.place}
      data-free={lift !== undefined}
      style={{'--lift': lift ?? 0} as CSSProperties}
    >
      <BookingLink className={styles.button}>
        <Sign path="M2.5 4.5h15v13h-15zM2.5 8.5h15M6.5 2v4M13.5 2v4" />
        <span className={styles.words}>
          <span>{t.meeting}</span>
        </span>
      </BookingLink>
    </aside>
  );
}
