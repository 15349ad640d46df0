import type {ReactNode} from 'react';
import {useMessages} from '~/i18n/useLanguage';
import {messages} from './messages';

/** A link to another site, in a new tab. */
export function ExternalLink({href, className, children}: {href: string; className?: string; children: ReactNode}) {
  const text = useMessages(messages);
  return (
    <a href={href} target="_blank" rel="noreferrer" className={className}>
      {children}
      <span className="visually-hidden"> {text.newTab}</span>
    </a>
  );
}
