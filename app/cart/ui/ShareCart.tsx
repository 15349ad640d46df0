import {useId, useState} from 'react';
import {localizedPath} from '~/i18n/language';
import {useLanguage, useMessages} from '~/i18n/useLanguage';
import {useOrigin} from '~/ui/useOrigin';
import styles from './CartExtras.module.css';
import {messages} from './messages';
import type {CartLine} from '../rules/cartView';
import {sharePath} from '../rules/permalink';

/** The cart as a link that another device opens (rule 13.22). Without JavaScript the link is there to be selected. */
export function ShareCart({lines}: {lines: readonly CartLine[]}) {
  const t = useMessages(messages);
  const language = useLanguage();
  const origin = useOrigin();
  const id = useId();
  const [told, setTold] = useState('');
  const address = origin + localizedPath(sharePath(lines), language);
  const copy = () => {
    const whole = new URL(address, window.location.href).href;
    const written = navigator.clipboard?.writeText(whole) ?? Promise.reject(new Error('No clipboard'));
    written.then(
      () => setTold(t.copied),
      () => setTold(t.notCopied),
    );
  };
  return (
    <div className={styles.part}>
      <label htmlFor={id} className="annotation">
        {t.shareHint}
      </label>
      <div className={styles.entry}>
        <input id={id} readOnly value={address} className={styles.control} onFocus={(event) => event.target.select()} />
        <button type="button" className={`${styles.action} only-script`} onClick={copy}>
          {t.copy}
        </button>
      </div>
      <p role="status" className="annotation">
        {told}
      </p>
    </div>
  );
}
