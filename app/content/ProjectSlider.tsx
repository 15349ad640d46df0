import {useMessages} from '~/i18n/useLanguage';
import {LocalLink} from '~/ui/LocalLink';
import {Picture} from '~/ui/Picture';
import {contentMessages} from './messages';
import type {ProjectCard} from './projects';
import styles from './ProjectSlider.module.css';

/** The newest projects side by side, one to a view, each with its annotation bar. */
export function ProjectSlider({projects}: {projects: ProjectCard[]}) {
  const t = useMessages(contentMessages);
  if (projects.length === 0) return null;
  return (
    <section aria-label={t.newestProjects}>
      {/* A scroll region must be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul className={styles.track} tabIndex={0} aria-label={t.newestProjects}>
        {projects.map((project, index) => (
          <li key={project.handle} className={styles.slide}>
            <Slide project={project} position={index + 1} total={projects.length} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Slide({project, position, total}: {project: ProjectCard; position: number; total: number}) {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return (
    <LocalLink to={`/projects/${project.handle}`} className={styles.cover}>
      {project.cover && <Picture image={project.cover} sizes="100vw" priority={position === 1} alt="" />}
      <div className={styles.bar}>
        <h2 className={styles.title}>{project.title}</h2>
        <p className={`annotation ${styles.facts}`}>
          {project.place ? `${project.place}, ` : ''}
          {project.year}
        </p>
        <p className={`annotation ${styles.count}`} aria-hidden="true">
          {twoDigits(position)}/{twoDigits(total)}
        </p>
      </div>
    </LocalLink>
  );
}
