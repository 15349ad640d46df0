import {useId, useState} from 'react';
import {localizedPath} from '~/i18n/language';
import {useLanguage, useMessages} from '~/i18n/useLanguage';
import {useOrigin} from '~/ui/useOrigin';
import styles from './CartExtras.module.css';
import {messages} from './messages';
import type {CartLine} from '../rules/cartView';
import {sharePath} from '../rules/permalink';

/** The cart as a link, for another device. Without JavaScript the link can be selected, but has no button that copies it. */
export function ShareCart({lines}: {lines: readonly CartLine[]}) {
  const t = useMessages(messages);
  const language = useLanguage();
  const origin = useOrigin();
  const id = useId();
  const [status, setStatus] = useState('');
  const url = origin + localizedPath(sharePath(lines), language);
  const copy = () => {
    const absoluteUrl = new URL(url, window.location.href).href;
    const copying = navigator.clipboard?.writeText(absoluteUrl) ?? Promise.reject(new Error('No clipboard'));
    copying.then(
      () => setStatus(t.copied),
      () => setStatus(t.notCopied),
    );
  };
  return (
    <div className={styles.part}>
      <label htmlFor={id} className="annotation">
        {t.shareHint}
      </label>
      <div className={styles.entry}>
        <input id={id} readOnly value={url} className={styles.control} onFocus={(event) => event.target.select()} />
        <button type="button" className={`${styles.action} only-script`} onClick={copy}>
          {t.copy}
        </button>
      </div>
      <p role="status" className="annotation">
        {status}
      </p>
    </div>
  );
}
