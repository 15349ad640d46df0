import {memo} from 'react';
import {LocalLink} from '~/ui/LocalLink';
import {Picture} from '~/ui/Picture';
import {betweenEdges} from '~/platform/images';
import type {ListedProject} from './secondPictures';
import styles from './ProjectList.module.css';

/**
 * The formats of the pictures: a row of three pictures with the same height, then one picture from edge to edge. In every second row the
 * wide picture is the last.
 */
const wide = {ratio: '3 / 2', sizes: `(min-width: 1100px) 46vw, ${betweenEdges}`};
const upright = {ratio: '4 / 5', sizes: `(min-width: 1100px) 25vw, (min-width: 600px) 46vw, ${betweenEdges}`};
const full = {ratio: 'var(--full)', sizes: '100vw'};
const formats = [wide, upright, upright, full, upright, upright, wide, full];

export function ProjectList({projects}: {projects: ListedProject[]}) {
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

// Memoized, because the router renders the page at each of its states, after a tap as well.
const Card = memo(function Card({project, index}: {project: ListedProject; index: number}) {
  const format = formats[index % formats.length];
  const tag = [project.service?.title, project.town].filter(Boolean).join(', ');
  return (
    <LocalLink to={`/projects/${project.handle}`} className={styles.card} prefetch="viewport" viewTransition>
      {project.cover && format && (
        <span className={`carried ${styles.pictures}`}>
          <Picture image={project.cover} {...format} priority={index === 0} alt="" />
          {project.hoverPicture && (
            <Picture className={styles.second} image={project.hoverPicture} {...format} alt="" />
          )}
        </span>
      )}
      <div className={styles.caption}>
        <h2 className={styles.title}>{project.title}</h2>
        {project.year > 0 && <p className={`annotation ${styles.year}`}>{project.year}</p>}
        {tag && <p className={`annotation ${styles.tag}`}>{tag}</p>}
      </div>
    </LocalLink>
  );
});
