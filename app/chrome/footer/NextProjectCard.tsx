import type {ProjectTeaser} from '~/content/projects/projects';
import {useMessages} from '~/i18n/useLanguage';
import {ButtonLink} from '~/ui/Button';
import {fitWords} from '~/ui/fitWords';
import {LocalLink} from '~/ui/LocalLink';
import {Picture} from '~/ui/Picture';
import {messages} from '../messages';
import styles from './Card.module.css';

export function NextProjectCard({project: {handle, title, cover}}: {project: ProjectTeaser}) {
  const t = useMessages(messages);
  const path = `/projects/${handle}`;
  return (
    <section className={`carrier ${styles.card}`} aria-labelledby="next-project">
      <div className={styles.words}>
        <p className={styles.annotation}>{t.nextProject}</p>
        <h2 id="next-project" className={`display ${styles.title}`} style={fitWords(title)}>
          <LocalLink to={path} viewTransition>
            {title}
          </LocalLink>
        </h2>
        <ButtonLink to={path} className={styles.button} data-magnetic="" viewTransition>
          <span>{t.toProject}</span>
          <span className="visually-hidden">{` ${title}`}</span>
        </ButtonLink>
      </div>
      {cover && (
        <LocalLink to={path} tabIndex={-1} aria-hidden="true" className={styles.picture} viewTransition>
          <Picture image={cover} sizes="(width >= 800px) 50vw, 100vw" alt="" className={`carried ${styles.fill}`} />
        </LocalLink>
      )}
    </section>
  );
}
