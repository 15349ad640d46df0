import {betweenEdges} from '~/platform/images';
import {LocalLink} from '~/ui/LocalLink';
import {Picture} from '~/ui/Picture';
import {townAndYear, type ProjectCard} from './projects';
import styles from './WorkRow.module.css';

interface WorkRowProps {
  title: string;
  projects: ProjectCard[];
}

/** A few projects in a row under a title, each with its place and year. */
export function WorkRow({title, projects}: WorkRowProps) {
  return (
    <section className={styles.section} aria-labelledby="work">
      <h2 id="work" className="heading">
        {title}
      </h2>
      <ul className={styles.row}>
        {projects.map((project) => (
          <li key={project.handle} className={styles.item}>
            <LocalLink to={`/projects/${project.handle}`} className={styles.card} viewTransition>
              {project.cover && (
                <Picture
                  className="carried"
                  image={project.cover}
                  ratio="var(--ratio)"
                  sizes={`(min-width: 800px) 45vw, ${betweenEdges}`}
                  alt=""
                />
              )}
              <h3 className={styles.title}>{project.title}</h3>
              <Facts project={project} />
            </LocalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Facts({project}: {project: ProjectCard}) {
  const facts = townAndYear(project);
  return facts && <p className="annotation">{facts}</p>;
}
