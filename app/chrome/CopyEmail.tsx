import type {ReactNode} from 'react';
import {brand} from '~/brand';
import {useMessages} from '~/i18n/useLanguage';
import {useCopyEmail} from '~/ui/useCopyEmail';
import styles from './CopyEmail.module.css';
import {messages} from './messages';

/** A button that copies an e-mail address, and confirms this for a second. Without JavaScript there is a mail link instead. */
export function CopyEmail({
  email = brand.email,
  className,
  children,
}: {
  email?: string;
  className?: string;
  children: ReactNode;
}) {
  const t = useMessages(messages);
  const {isCopied, copy} = useCopyEmail(email);
  return (
    <>
      <button type="button" className={[styles.copy, className].join(' ')} data-copied={isCopied} onClick={copy}>
        <span className={styles.texts}>
          <span className={styles.label}>
            <span>{children}</span>
            {children === email && <span className="visually-hidden">{` ${t.copy}`}</span>}
          </span>
          <span className={styles.confirmation}>{t.copied}</span>
        </span>
      </button>
      <span role="status" className="visually-hidden">
        {isCopied && t.copied}
      </span>
      <noscript>
        <a href={`mailto:${email}`} className={className}>
          {email}
        </a>
      </noscript>
    </>
  );
}
