import {useMessages} from '~/i18n/useLanguage';
import {uiMessages} from './messages';
import {isCutOff, splitOpening} from './splitOpening';
import link from './TextLink.module.css';
import styles from './TextPanel.module.css';

/** The number of characters that fit into five lines. */
const maxVisibleLength = 320;

/**
 * A long text with up to three visible lines on a phone and five on a desktop, and the rest in a disclosure. It needs no script, and
 * screen readers always get the complete text.
 */
export function TextPanel({text, className = ''}: {text: string; className?: string}) {
  const t = useMessages(uiMessages);
  return (
    <div className={`${styles.panel} ${className}`}>
      <p className={styles.text}>{text.length > maxVisibleLength ? <CutText text={text} /> : text}</p>
      {text.length > maxVisibleLength && (
        <details className={styles.more} data-nosnippet>
          <summary className={`${link.link} ${styles.summary}`}>
            <span className={styles.closed}>{t.readMore}</span>
            <span className={styles.opened}>{t.readLess}</span>
          </summary>
        </details>
      )}
    </div>
  );
}

function CutText({text}: {text: string}) {
  const {phone, desktop, rest} = splitOpening(text);
  return (
    <>
      <span className={isCutOff(phone) ? styles.open : undefined}>{phone}</span>
      <span className={[styles.wide, isCutOff(phone + desktop) && styles.open].filter(Boolean).join(' ')}>
        {desktop}
      </span>
      <span className={styles.rest}>{rest}</span>
    </>
  );
}
