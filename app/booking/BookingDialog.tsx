import {useEffect, useRef, useState} from 'react';
import {flushSync} from 'react-dom';
import {readStoredDecision} from '~/consent/storedDecision';
import {defineMessages} from '~/i18n/messages';
import {useMessages} from '~/i18n/useLanguage';
import buttonStyles from '~/ui/Button.module.css';
import {Button} from '~/ui/Button';
import {ExternalLink} from '~/ui/ExternalLink';
import {Icon} from '~/ui/Icon';
import styles from './BookingDialog.module.css';

/** The dialog has its own texts, which load with its code. The texts of the booking links are in `messages.ts`. */
const messages = defineMessages({
  de: {
    title: 'Kostenloses Erstgespräch, 30\u00a0Minuten',
    ask: (host: string) =>
      `Der Kalender kommt von ${host}. Wenn Sie ihn laden, erfährt dieser Dienst Ihre IP-Adresse und was Sie dort eingeben.`,
    load: 'Kalender laden',
    open: 'Kalender in neuem Tab öffnen',
    close: 'Schließen',
    frame: 'Terminkalender',
  },
  en: {
    title: 'Free consultation, 30\u00a0minutes',
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
  /** The link that has opened the dialog. */
  opener: HTMLElement;
  onClose(): void;
}

/**
 * Focuses the element that gets the focus back when the dialog closes. Call before `showModal`, because a dialog returns the focus to
 * the element that had it then. For a link in the menu this is the menu's button: the dialog closes the menu, which hides the link.
 */
function focusReturnTarget(opener: HTMLElement) {
  const menu = opener.closest('[popover]');
  const menuButton = menu && document.querySelector<HTMLElement>(`[popovertarget=${menu.id}]`);
  (menuButton ?? opener).focus();
}

/** The scheduling page in a dialog. It loads after a click, or at once if the visitor has consented to the category functionality. */
export default function BookingDialog({url, opener, onClose}: BookingDialogProps) {
  const t = useMessages(messages);
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [hasAgreed, setHasAgreed] = useState(() => readStoredDecision()?.functionality ?? false);
  useEffect(() => {
    focusReturnTarget(opener);
    dialog.current?.showModal();
    heading.current?.focus();
  }, [opener]);
  // The focus would be lost with the removed button. It stays outside the calendar, because Escape closes the dialog only from there.
  const loadCalendar = () => {
    flushSync(() => setHasAgreed(true));
    heading.current?.focus();
  };
  return (
    <dialog ref={dialog} aria-labelledby="booking-title" className={styles.dialog} onClose={onClose}>
      <header className={styles.header}>
        <h2 ref={heading} id="booking-title" tabIndex={-1} className={styles.title}>
          {t.title}
        </h2>
        <button type="button" aria-label={t.close} className={styles.close} onClick={() => dialog.current?.close()}>
          <Icon path="m4 4 12 12M16 4 4 16" />
        </button>
      </header>
      {hasAgreed ? (
        <iframe
          src={url}
          title={t.frame}
          sandbox="allow-scripts allow-forms allow-same-origin allow-popups"
          referrerPolicy="no-referrer"
          className={styles.frame}
        />
      ) : (
        <p className={styles.ask}>{t.ask(new URL(url).host)}</p>
      )}
      <p className={styles.actions}>
        {!hasAgreed && (
          <Button look="filled" onClick={loadCalendar}>
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
