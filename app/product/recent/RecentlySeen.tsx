import {useEffect, useState} from 'react';
import {readStoredChoice} from '~/consent/storedChoice';
import {defineMessages} from '~/i18n/messages';
import {useMessages} from '~/i18n/useLanguage';
import {LocalLink} from '~/ui/LocalLink';
import {Picture} from '~/ui/Picture';
import {addRecent, readStoredRecent, storeRecent, type RecentProduct} from './recent';
import styles from './RecentlySeen.module.css';

const messages = defineMessages({
  de: {title: 'Zuletzt angesehen'},
  en: {title: 'Recently viewed'},
});

/**
 * The products that this device has opened before. Without consent to functionality nothing is stored, and stored products are removed.
 */
export function RecentlySeen({currentProduct}: {currentProduct: RecentProduct}) {
  const t = useMessages(messages);
  const [recent, setRecent] = useState<RecentProduct[]>([]);
  useEffect(() => {
    const storedProducts = readStoredChoice()?.functionality ? readStoredRecent() : undefined;
    storeRecent(storedProducts ? addRecent(storedProducts, currentProduct) : []);
    setRecent(storedProducts?.filter(({handle}) => handle !== currentProduct.handle) ?? []);
  }, [currentProduct]);
  if (recent.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="recently-seen">
      <h2 id="recently-seen" className={`heading ${styles.heading}`}>
        {t.title}
      </h2>
      <ul className={styles.list}>
        {recent.map(({handle, title, image}) => (
          <li key={handle}>
            <LocalLink to={`/product/${handle}`} className={styles.card}>
              <span className={image ? styles.picture : `${styles.picture} void`}>
                {image && <Picture image={image} sizes="(min-width: 800px) 16vw, 30vw" ratio="4 / 5" alt="" />}
              </span>
              <span>{title}</span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
