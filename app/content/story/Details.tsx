import {Picture} from '~/ui/Picture';
import {betweenEdges} from '~/platform/images';
import type {Detail} from '../services/services';
import styles from './Details.module.css';

/** Titled texts whose pictures stand left and right in turn. */
export function Details({details}: {details: Detail[]}) {
  if (details.length === 0) return null;
  return (
    <section className={styles.details}>
      {details.map((detail) => (
        <div key={detail.id} className={styles.detail}>
          {detail.image && (
            <Picture
              className={styles.picture}
              image={detail.image}
              ratio="3 / 2"
              sizes={`(min-width: 800px) 56vw, ${betweenEdges}`}
            />
          )}
          <div className={styles.words}>
            {detail.title && <h2 className="heading">{detail.title}</h2>}
            <p>{detail.text}</p>
          </div>
        </div>
      ))}
    </section>
  );
}
