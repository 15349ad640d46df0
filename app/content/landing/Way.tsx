import {brand} from '~/brand';
import {useMessages} from '~/i18n/useLanguage';
import {contentMessages} from '../messages';
import styles from './Way.module.css';

interface WayProps {
  town: string;
  /** Kilometres from the studio. */
  distance: number;
  /** Degrees from north, clockwise. */
  direction: number;
}

/** Kilometres from edge to edge of the map. All maps have one scale. */
const across = 100;

/** Kilometres from the studio to the nearer side of the map: the town is on the other side. */
const margin = 32;

const circles = [10, 20, 30, 40];

/** The way from the studio to a town: its direction, and its length between circles (rule 7.9). */
export function Way({town, distance, direction}: WayProps) {
  const t = useMessages(contentMessages);
  const [studio] = brand.locations;
  const angle = (direction * Math.PI) / 180;
  const x = Math.round(distance * Math.sin(angle));
  const y = Math.round(-distance * Math.cos(angle));
  const west = x < 0;
  const left = west ? margin - across : -margin;
  const percent = (km: number) => `${(100 * km) / across}%`;
  const place = {left: percent(x - left), top: percent(y + across / 2)};
  return (
    <div className={`${styles.way} ${west ? styles.west : ''}`}>
      <svg viewBox={`${left} ${-across / 2} ${across} ${across}`} className={styles.map} aria-hidden="true">
        {circles.map((radius) => (
          <circle key={radius} r={radius} className={styles.circle} />
        ))}
        <path d={`M0 0L0 ${-distance}`} transform={`rotate(${direction})`} />
        <circle r="0.8" />
        <circle cx={x} cy={y} r="0.8" />
      </svg>
      <p className={`annotation ${styles.studio}`} style={{left: percent(-left)}}>
        {t.workshop} {studio.street}, {studio.city}
      </p>
      <div className={styles.town} style={place}>
        <p className="heading">{`${distance}\u00a0km`}</p>
        <p className="annotation">{town}</p>
      </div>
      <p className={`annotation ${styles.scale}`}>{t.scale(10)}</p>
    </div>
  );
}
