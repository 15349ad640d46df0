import type {ReactNode} from 'react';
import {brand} from '~/brand';
import {useMessages} from '~/i18n/useLanguage';
import {useCopyEmail} from '~/ui/useCopyEmail';
import styles from './CopyEmail.module.css';
import {messages} from './messages';

/** Copies an e-mail address and says so for a second; without JavaScript, a mail link. */
export function CopyEmail({
  email = brand.email,
  className,
  children,
}: {
  email?: string;
  className?: string;
  children: ReactNode;
}) {
  const text = useMessages(messages);
  const {copied, copy} = useCopyEmail(email);
  return (
    <>
      <button type="button" className={[styles.copy, className].join(' ')} data-copied={copied} onClick={copy}>
        <span className={styles.texts}>
          <span className={styles.label}>
            {children}
            {children === email && <span className="visually-hidden"> {text.copy}</span>}
          </span>
          <span className={styles.confirmation}>{text.copied}</span>
        </span>
      </button>
      <span role="status" className="visually-hidden">
        {copied && text.copied}
      </span>
      <noscript>
        <a href={`mailto:${email}`} className={className}>
          {email}
        </a>
      </noscript>
    </>
  );
}
