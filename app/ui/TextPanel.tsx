import {useMessages} from '~/i18n/useLanguage';
import {uiMessages} from './messages';
import link from './TextLink.module.css';
import styles from './TextPanel.module.css';

/** More than the panel's five lines hold at their widest, in characters. */
const long = 320;

/**
 * A long text shows three lines on a phone and five on a desktop, and the rest on demand (specification, section 9).
 * The browser does it all: the text is whole without a script, and for a screen reader at once.
 */
export function TextPanel({text, className = ''}: {text: string; className?: string}) {
  const t = useMessages(uiMessages);
  return (
    <div className={`${styles.panel} ${className}`}>
      <p className={styles.text}>{text}</p>
      {text.length > long && (
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
