import {useMessages} from '~/i18n/useLanguage';
import {betweenEdges, type Image} from '~/platform/images';
import {Picture} from '~/ui/Picture';
import {contentMessages} from '../messages';
import type {Location} from './town';
import styles from './StudioLocation.module.css';

/** The address of the studio's location in the town of the page, with the location's drawing. */
export function StudioLocation({place, drawing}: {place: Location; drawing?: Image}) {
  const t = useMessages(contentMessages);
  return (
    <div className={styles.place}>
      {drawing && <Picture image={drawing} sizes={`(min-width: 800px) 46vw, ${betweenEdges}`} />}
      <p className="heading">{place.street}</p>
      <p className="annotation">{`${t.workshop}, ${place.postalCode} ${place.city}`}</p>
    </div>
  );
}
