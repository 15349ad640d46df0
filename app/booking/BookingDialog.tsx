import {useEffect, useRef, useState} from 'react';
import {flushSync} from 'react-dom';
import {storedChoice} from '~/consent/stored';
import {defineMessages} from '~/i18n/messages';
import {useMessages} from '~/i18n/useLanguage';
import buttonStyles from '~/ui/Button.module.css';
import {Button} from '~/ui/Button';
import {ExternalLink} from '~/ui/ExternalLink';
import {Sign} from '~/ui/Sign';
import styles from './BookingDialog.module.css';

/** Apart from the buttons' texts, because the dialog loads late. */
const messages = defineMessages({
  de: {
    title: 'Kostenloses Erstgespräch, 30 Minuten',
    ask: (host: string) =>
      `Der Kalender kommt von ${host}. Wenn Sie ihn laden, erfährt dieser Dienst Ihre IP-Adresse und was Sie dort eingeben.`,
    load: 'Kalender laden',
    open: 'Kalender in neuem Tab öffnen',
    close: 'Schließen',
    frame: 'Terminkalender',
  },
  en: {
    title: 'Free consultation, 30 minutes',
    ask: (host: string) =>
      `The calendar comes from ${host}. If you load it, that service will see your IP address and whatever you enter there.`,
    load: 'Load calendar',
    open: 'Open calendar in a new tab',
    close: 'Close',
    frame: 'Calendar',
  },
});

interface BookingDialogProps {
  url: string;
  /** The link that opened it. */
  opener: HTMLElement;
  onClose(): void;
}

/**
 * A dialog gives the focus back to what had it before. A link of the menu is gone by then: the dialog closes popovers.
 * So the menu's button gets the focus.
 */
function focusBefore(opener: HTMLElement) {
  const popover = opener.closest('[popover]');
  const button = popover && document.querySelector<HTMLElement>(`[popovertarget=${popover.id}]`);
  (button ?? opener).focus();
}

/** The scheduling page in a dialog. It loads after a click, or at once if the visitor has agreed to such functions. */
export default function BookingDialog({url, opener, onClose}: BookingDialogProps) {
  const t = useMessages(messages);
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [agreed, setAgreed] = useState(() => storedChoice()?.functionality ?? false);
  useEffect(() => {
    focusBefore(opener);
    dialog.current?.showModal();
  }, [opener]);
  // The button goes: without this the focus would be lost.
  const load = () => {
    flushSync(() => setAgreed(true));
    frame.current?.focus();
  };
  return (
    <dialog ref={dialog} aria-labelledby="booking-title" className={styles.dialog} onClose={onClose}>
      <header className={styles.header}>
        <h2 id="booking-title" className={styles.title}>
          {t.title}
        </h2>
        <button type="button" aria-label={t.close} className={styles.close} onClick={() => dialog.current?.close()}>
          <Sign path="m4 4 12 12M16 4 4 16" />
        </button>
      </header>
      {agreed ? (
        <iframe
          ref={frame}
          src={url}
          title={t.frame}
          sandbox="allow-scripts allow-forms allow-same-origin allow-popups"
          referrerPolicy="no-referrer"
          className={styles.frame}
        />
      ) : (
        <p className={styles.ask}>{t.ask(new URL(url).host)}</p>
      )}
      <p className={styles.ways}>
        {!agreed && (
          <Button look="filled" onClick={load}>
            {t.load}
          </Button>
        )}
        <ExternalLink href={url} className={[buttonStyles.button, buttonStyles.line].join(' ')}>
          {t.open}
        </ExternalLink>
      </p>
    </dialog>
  );
}
