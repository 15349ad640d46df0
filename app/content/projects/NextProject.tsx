import {useMessages} from '~/i18n/useLanguage';
import {fitWords} from '~/ui/fitWords';
import {LocalLink} from '~/ui/LocalLink';
import {Picture} from '~/ui/Picture';
import {contentMessages} from '../messages';
import styles from './NextProject.module.css';
import type {ProjectTeaser} from './projects';

/** The link to the next project: its picture over the full width. */
export function NextProject({project}: {project: ProjectTeaser}) {
  const t = useMessages(contentMessages);
  return (
    <LocalLink to={`/projects/${project.handle}`} className={styles.next} viewTransition>
      <p className={`annotation ${styles.label}`}>{t.nextProject}</p>
      <h2 className={`display ${styles.title}`} style={fitWords(project.title)}>
        {project.title}
      </h2>
      {project.cover && <Picture className="carried" image={project.cover} sizes="100vw" ratio="16 / 9" alt="" />}
    </LocalLink>
  );
}
