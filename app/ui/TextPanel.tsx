import {useMessages} from '~/i18n/useLanguage';
import {uiMessages} from './messages';
import {isOpen, openingOf} from './openingOf';
import link from './TextLink.module.css';
import styles from './TextPanel.module.css';

/** A longer text doesn't fit into five lines, in characters. */
const maxVisible = 320;

/**
 * A long text shows up to three lines on a phone and five on a desktop, and the rest on demand (rule 6.8).
 * It needs no script, and screen readers always get the whole text.
 */
export function TextPanel({text, className = ''}: {text: string; className?: string}) {
  const t = useMessages(uiMessages);
  return (
    <div className={`${styles.panel} ${className}`}>
      <p className={styles.text}>{text.length > maxVisible ? <Cut text={text} /> : text}</p>
      {text.length > maxVisible && (
        <details className={styles.more}>
          <summary className={`${link.link} ${styles.summary}`}>
            <span className={styles.closed}>{t.readMore}</span>
            <span className={styles.opened}>{t.readLess}</span>
          </summary>
        </details>
      )}
    </div>
  );
}

function Cut({text}: {text: string}) {
  const {phone, desktop, rest} = openingOf(text);
  return (
    <>
      <span className={isOpen(phone) ? styles.open : undefined}>{phone}</span>
      <span className={[styles.wide, isOpen(phone + desktop) && styles.open].filter(Boolean).join(' ')}>{desktop}</span>
      <span className={styles.rest}>{rest}</span>
    </>
  );
}
