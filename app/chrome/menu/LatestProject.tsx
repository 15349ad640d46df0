import type {ProjectTeaser} from '~/content/projects/projects';
import {useMessages} from '~/i18n/useLanguage';
import {LocalLink} from '~/ui/LocalLink';
import {Picture} from '~/ui/Picture';
import {messages} from '../messages';
import styles from './LatestProject.module.css';

/** The newest project, shown by its picture in the menu on a desktop. The picture loads when the menu first opens. */
export function LatestProject({project: {handle, title, cover}}: {project: ProjectTeaser}) {
  const t = useMessages(messages);
  return (
    <LocalLink to={`/projects/${handle}`} className={styles.project}>
      {cover && <Picture image={cover} ratio="3 / 2" sizes="34vw" alt="" />}
      <span className={styles.caption}>
        <span className={styles.kind}>{t.latestProject}</span> <span>{title}</span>
      </span>
    </LocalLink>
  );
}
