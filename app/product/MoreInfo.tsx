import type {Fact} from '~/legal/productFacts';
import {Disclosure} from '~/ui/Disclosure';
import linkStyles from '~/ui/TextLink.module.css';
import styles from './MoreInfo.module.css';

/** Facts of a product in a disclosure: _Mehr Info_, and information that the law requires. */
export function MoreInfo({title, facts}: {title: string; facts: Fact[]}) {
  if (facts.length === 0) return null;
  return (
    <div className={styles.more}>
      <Disclosure title={title}>
        <dl className={`${styles.details} ${linkStyles.links}`}>
          {facts.map(({label, text, href}) => (
            <div key={label}>
              <dt className="annotation">{label}</dt>
              <dd>{href ? <a href={href}>{text}</a> : text}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </div>
  );
}
