import type {ReactNode} from 'react';
import {useMessages} from '~/i18n/useLanguage';
import {uiMessages} from './messages';
import styles from './TextLink.module.css';

/** A link that opens in a new tab. By default it looks like a link in running text. */
export function ExternalLink({
  href,
  className = styles.link,
  children,
}: {
  href: string;
  className?: string;
  children: ReactNode;
}) {
  const t = useMessages(uiMessages);
  return (
    <a href={href} target="_blank" rel="noreferrer" className={className}>
      <span>{children}</span>
      <span className="visually-hidden" data-nosnippet>
        {` ${t.newTab}`}
      </span>
    </a>
  );
}
