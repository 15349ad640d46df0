import type {CSSProperties} from 'react';
import {brand} from '~/brand';
import {useMessages} from '~/i18n/useLanguage';
import {Measure} from '../Measure';
import {landingMessages} from './landingMessages';
import type {Location} from './townProjects';
import styles from './Way.module.css';

interface WayProps {
  /** Where the studio is in the town, if it is there. */
  place?: Location;
  town: string;
  /** Kilometres from the studio; 0 when nobody has said. */
  distance: number;
}

/** The distance at which the line takes its whole column, in kilometres. */
const whole = 45;

/** The way from the studio to a town as a dimension line, to the same scale on every page (rule 7.9). */
export function Way({place, town, distance}: WayProps) {
  const t = useMessages(landingMessages);
  const [studio] = brand.locations;
  if (place)
    return (
      <div className={styles.place}>
        <p className="heading">{place.street}</p>
        <p className="annotation">
          {t.workshop}, {place.postalCode} {place.city}
        </p>
      </div>
    );
  if (!town || !distance) return null;
  const length = `${Math.min(100, Math.round((distance / whole) * 100))}%`;
  return (
    <div className={styles.way} style={{'--length': length} as CSSProperties}>
      <Measure text={`${distance}\u00a0km`} className={styles.line} />
      <p className="annotation">
        {t.workshop} {studio.street}, {studio.city}
      </p>
      <p className={`annotation ${styles.end}`}>{town}</p>
    </div>
  );
}
