import {betweenEdges, type Image} from '~/platform/images';
import {Picture} from '~/ui/Picture';
import {DimensionLine} from '../DimensionLine';
import type {Section} from './sections';
import styles from './Stations.module.css';

/** A drawing with elevation and plan is about twice as wide as high. Photographs are less wide. */
const isDrawing = ({width, height}: Image) => width / height > 1.7;

/** Titled texts with their pictures, left and right of one line. A drawing takes the whole width. */
export function Stations({sections}: {sections: Section[]}) {
  if (sections.length === 0) return null;
  return (
    <ol className={styles.line}>
      {sections.map(({id, title, measure, text, image}) => {
        const hasDrawing = image && isDrawing(image);
        return (
          <li key={id} className={`${styles.station} ${hasDrawing ? styles.drawing : ''}`}>
            {image && (
              <Picture
                className={styles.picture}
                image={image}
                sizes={hasDrawing ? betweenEdges : `(min-width: 800px) 40vw, ${betweenEdges}`}
              />
            )}
            <div className={styles.words}>
              {measure && <DimensionLine text={measure} />}
              {title && <h2 className={styles.title}>{title}</h2>}
              {text && <p className={styles.text}>{text}</p>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
