import {LocalLink} from '~/ui/LocalLink';
import {Picture} from '~/ui/Picture';
import {betweenEdges} from '~/platform/images';
import type {ProjectCard} from './projects';
import styles from './ProjectList.module.css';

/** Covers alternate between a wide and an upright format in a staggered list. */
const formats = [
  {ratio: '3 / 2', sizes: `(min-width: 768px) 58vw, ${betweenEdges}`},
  {ratio: '4 / 5', sizes: `(min-width: 768px) 33vw, ${betweenEdges}`},
  {ratio: '4 / 5', sizes: `(min-width: 768px) 42vw, ${betweenEdges}`},
  {ratio: '3 / 2', sizes: `(min-width: 768px) 58vw, ${betweenEdges}`},
] as const;

export function ProjectList({projects}: {projects: ProjectCard[]}) {
  return (
    <ul className={styles.list}>
      {projects.map((project, index) => (
        <li key={project.handle} className={styles.item}>
          <Card project={project} index={index} />
        </li>
      ))}
    </ul>
  );
}

function Card({project, index}: {project: ProjectCard; index: number}) {
  const format = formats[index % formats.length] ?? formats[0];
  const tag = [project.service?.title, project.town].filter(Boolean).join(', ');
  return (
    <LocalLink to={`/projects/${project.handle}`} className={styles.card}>
      {project.cover && (
        <Picture className={styles.picture} image={project.cover} {...format} priority={index === 0} alt="" />
      )}
      <div className={styles.caption}>
        <h2 className={styles.title}>{project.title}</h2>
        {project.year > 0 && <p className={`annotation ${styles.year}`}>{project.year}</p>}
        {tag && <p className={`annotation ${styles.tag}`}>{tag}</p>}
      </div>
    </LocalLink>
  );
}
