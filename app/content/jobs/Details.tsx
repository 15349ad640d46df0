import {betweenEdges} from '~/platform/images';
import {Picture} from '~/ui/Picture';
import type {Section} from '../landing/sections';
import styles from './Details.module.css';

/** Short texts side by side, each with an optional title and picture, such as the terms of a job or reasons to work here. */
export function Details({details}: {details: Section[]}) {
  if (details.length === 0) return null;
  return (
    <ul className={styles.details}>
      {details.map(({id, title, text, image}) => (
        <li key={id} className={styles.detail}>
          {image && <Picture image={image} ratio="3 / 2" sizes={`(min-width: 800px) 30vw, ${betweenEdges}`} alt="" />}
          {title && <p className="annotation">{title}</p>}
          {text && <p>{text}</p>}
        </li>
      ))}
    </ul>
  );
}
