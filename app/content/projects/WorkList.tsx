import {Arrow} from '~/ui/Arrow';
import {LocalLink} from '~/ui/LocalLink';
import {townAndYear, type ProjectCard} from './projects';
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
        {projects.map((project) => (
          <li key={project.handle}>
            <LocalLink to={`/projects/${project.handle}`} className={styles.row}>
              <span className={styles.name}>{project.title}</span>
              <span className="annotation">{townAndYear(project)}</span>
              <Arrow className={styles.arrow} />
            </LocalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
