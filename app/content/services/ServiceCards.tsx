import type {CSSProperties} from 'react';
import {LocalLink} from '~/ui/LocalLink';
import {Picture} from '~/ui/Picture';
import type {ServiceCard} from './services';
import styles from './ServiceCards.module.css';

interface ServiceCardsProps {
  services: ServiceCard[];
  /** On a wide screen. */
  columns?: number;
  /** The level of the cards' titles on the page around them. */
  heading?: 'h2' | 'h3';
}

export function ServiceCards({services, columns = 4, heading: Heading = 'h3'}: ServiceCardsProps) {
  return (
    <ul className={styles.cards} style={{'--columns': columns} as CSSProperties}>
      {services.map((service) => (
        <li key={service.handle}>
          <LocalLink to={`/services/${service.handle}`} className={styles.card}>
            {service.cover && (
              <Picture
                image={service.cover}
                ratio="4 / 5"
                sizes={`(min-width: 1100px) ${Math.round(92 / columns)}vw, 46vw`}
                alt=""
              />
            )}
            <Heading className={styles.title}>{service.title}</Heading>
            {service.subtitle && <p className="annotation">{service.subtitle}</p>}
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}
