import {useMessages} from '~/i18n/useLanguage';
import type {Image} from '~/ui/image';
import {Picture} from '~/ui/Picture';
import styles from './AwardsBanner.module.css';
import {contentMessages} from './messages';

/** The studio's awards, as the picture that the global settings hold. */
export function AwardsBanner({image}: {image?: Image}) {
  const t = useMessages(contentMessages);
  if (!image) return null;
  return (
    <section className={styles.banner} aria-labelledby="awards">
      <h2 id="awards" className={`annotation ${styles.title}`}>
        {t.awards}
      </h2>
      <Picture image={image} ratio="21 / 9" sizes="100vw" />
    </section>
  );
}
