import {useMessages} from '~/i18n/useLanguage';
import {Arrow} from '~/ui/Arrow';
import {betweenEdges, type Image} from '~/platform/images';
import {LocalLink} from '~/ui/LocalLink';
import {Picture} from '~/ui/Picture';
import {contentMessages} from '../messages';
import styles from './WorkshopCard.module.css';

/** The way into the workshop. */
export function WorkshopCard({title, subtitle, image}: {title: string; subtitle: string; image?: Image}) {
  const t = useMessages(contentMessages);
  return (
    <LocalLink to="/werkstatt" className={styles.card}>
      {image && (
        <Picture
          className={styles.picture}
          image={image}
          ratio="3 / 2"
          sizes={`(min-width: 800px) 56vw, ${betweenEdges}`}
          alt=""
        />
      )}
      <div className={styles.words}>
        <p className="annotation">{t.workshop}</p>
        <h2 className={`heading ${styles.title}`}>{title}</h2>
        <p>{subtitle}</p>
        <Arrow />
      </div>
    </LocalLink>
  );
}
