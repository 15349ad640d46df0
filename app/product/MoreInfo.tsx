import {useMessages} from '~/i18n/useLanguage';
import {Disclosure} from '~/ui/Disclosure';
import {shopMessages} from './messages';
import type {Product} from './product';
import styles from './MoreInfo.module.css';

/** The 'Mehr Info' block: measures, delivery and what to note. */
export function MoreInfo({details}: {details: Product['details']}) {
  const t = useMessages(shopMessages);
  if (details.length === 0) return null;
  return (
    <div className={styles.more}>
      <Disclosure title={t.moreInfo}>
        <dl className={styles.details}>
          {details.map(({name, text}) => (
            <div key={name}>
              <dt className="annotation">{t[name]}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </div>
  );
}
