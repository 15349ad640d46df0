import {brand} from '~/brand';
import {useMessages} from '~/i18n/useLanguage';
import {contentMessages} from '../messages';
import styles from './DistanceMap.module.css';

interface DistanceMapProps {
  town: string;
  /** Kilometres from the studio. */
  distance: number;
  /** Degrees from north, clockwise. */
  direction: number;
}

/** Width and height of the map in kilometres. All maps have the same scale. */
const mapSize = 100;

/** Kilometres from the studio to the nearer edge of the map. The town is towards the other edge. */
const margin = 32;

const circles = [10, 20, 30, 40];

/** A map with the direction and distance from the studio to a town, and circles for scale. */
export function DistanceMap({town, distance, direction}: DistanceMapProps) {
  const t = useMessages(contentMessages);
  const [studio] = brand.locations;
  const angle = (direction * Math.PI) / 180;
  const x = Math.round(distance * Math.sin(angle));
  const y = Math.round(-distance * Math.cos(angle));
  const isWest = x < 0;
  const left = isWest ? margin - mapSize : -margin;
  const percent = (km: number) => `${(100 * km) / mapSize}%`;
  const townPosition = {left: percent(x - left), top: percent(y + mapSize / 2)};
  return (
    <div className={`${styles.way} ${isWest ? styles.west : ''}`}>
      <svg viewBox={`${left} ${-mapSize / 2} ${mapSize} ${mapSize}`} className={styles.map} aria-hidden="true">
        {circles.map((radius) => (
          <circle key={radius} r={radius} className={styles.circle} />
        ))}
        <path d={`M0 0L0 ${-distance}`} transform={`rotate(${direction})`} />
        <circle r="0.8" />
        <circle cx={x} cy={y} r="0.8" />
      </svg>
      <p className={`annotation ${styles.studio}`} style={{left: percent(-left)}}>
        {`${t.workshop} ${studio.street}, ${studio.city}`}
      </p>
      <div className={styles.town} style={townPosition}>
        <p className="heading">{`${distance}\u00a0km`}</p>
        <p className="annotation">{town}</p>
      </div>
      <p className={`annotation ${styles.scale}`}>{t.scale(10)}</p>
    </div>
  );
}
