import {Arrow} from '~/ui/Arrow';
import {LocalLink} from '~/ui/LocalLink';
import {Picture} from '~/ui/Picture';
import type {ServiceCard} from './services';
import styles from './ServiceIndex.module.css';

interface ServiceIndexProps {
  services: ServiceCard[];
  /** The level of the titles in the outline of the page. */
  heading?: 'h2' | 'h3';
}

/** Services like the index of a book. The picture of a row follows the pointer; on a touch screen it is part of the row. */
export function ServiceIndex({services, heading: Heading = 'h3'}: ServiceIndexProps) {
  return (
    <ol className={styles.index}>
      {services.map(({handle, title, subtitle, cover}) => (
        <li key={handle} className={styles.row}>
          <LocalLink to={`/services/${handle}`} className={styles.link} data-follow="">
            <Heading className={`heading ${styles.title}`}>{title}</Heading>
            {subtitle && <p className={`annotation ${styles.subtitle}`}>{subtitle}</p>}
            <Arrow className={styles.arrow} />
            {cover && (
              <Picture
                className={styles.picture}
                image={cover}
                ratio="4 / 5"
                sizes="(min-width: 800px) 22vw, 96px"
                alt=""
              />
            )}
          </LocalLink>
        </li>
      ))}
    </ol>
  );
}
