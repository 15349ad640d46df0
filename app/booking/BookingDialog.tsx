import {useEffect, useRef, useState} from 'react';
import {storedChoice} from '~/consent/stored';
import {useMessages} from '~/i18n/useLanguage';
import buttonStyles from '~/ui/Button.module.css';
import {Button} from '~/ui/Button';
import {ExternalLink} from '~/ui/ExternalLink';
import styles from './BookingDialog.module.css';
import {dialogMessages} from './dialogMessages';

/** The scheduling page in a dialog. It loads after a click, or at once for who has agreed to functions of others. */
export default function BookingDialog({address, onClose}: {address: string; onClose(): void}) {
  const text = useMessages(dialogMessages);
  const dialog = useRef<HTMLDialogElement>(null);
  const [agreed, setAgreed] = useState(() => storedChoice()?.functionality ?? false);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} aria-labelledby="booking-title" className={styles.dialog} onClose={onClose}>
      <header className={styles.header}>
        <h2 id="booking-title" className={styles.title}>
          {text.title}
        </h2>
        <Button onClick={() => dialog.current?.close()}>{text.close}</Button>
      </header>
      {agreed ? (
        <iframe
          src={address}
          title={text.frame}
          sandbox="allow-scripts allow-forms allow-same-origin allow-popups"
          referrerPolicy="no-referrer"
          className={styles.frame}
        />
      ) : (
        <p className={styles.ask}>{text.ask(new URL(address).host)}</p>
      )}
      <p className={styles.ways}>
        {!agreed && (
          <Button variant="filled" onClick={() => setAgreed(true)}>
            {text.load}
          </Button>
        )}
        <ExternalLink href={address} className={[buttonStyles.button, buttonStyles.line].join(' ')}>
          {text.open}
        </ExternalLink>
      </p>
    </dialog>
  );
}
