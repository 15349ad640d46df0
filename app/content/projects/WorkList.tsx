import {Arrow} from '~/ui/Arrow';
import {LocalLink} from '~/ui/LocalLink';
import type {ProjectCard} from './projects';
import styles from './WorkList.module.css';

/** Projects in rows of words: title, place and year. */
export function WorkList({title, projects}: {title: string; projects: Omit<ProjectCard, 'cover'>[]}) {
  if (projects.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="work">
      <h2 id="work" className="annotation">
        {title}
      </h2>
      <ul className={styles.list}>
        {projects.map(({handle, title: name, town, year}) => (
          <li key={handle}>
            <LocalLink to={`/projects/${handle}`} className={styles.row}>
              <span className={styles.name}>{name}</span>
              <span className="annotation">{[town, year || undefined].filter(Boolean).join(', ')}</span>
              <Arrow className={styles.arrow} />
            </LocalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
