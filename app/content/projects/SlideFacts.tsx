import type {Elements} from '~/ui/elements';
import {townAndYear, type ProjectCard} from './projects';
import styles from './ProjectSlider.module.css';

interface SlideFactsProps {
  project: ProjectCard;
  /** Counted from 1. */
  position: number;
  total: number;
  children?: Elements;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The annotation bar below a slide: title, town and year, 01/04. */
export function SlideFacts({project, position, total, children}: SlideFactsProps) {
  const facts = townAndYear(project);
  return (
    <div className={styles.bar}>
      <h2 className={styles.title}>{project.title}</h2>
      {facts && <p className={`annotation ${styles.facts}`}>{facts}</p>}
      {children}
      <p className={`annotation ${styles.count}`} aria-hidden="true">
        {`${twoDigits(position)}/${twoDigits(total)}`}
      </p>
    </div>
  );
}
