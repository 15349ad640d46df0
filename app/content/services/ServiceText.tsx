import {betweenEdges} from '~/platform/images';
import {fitWords} from '~/ui/fitWords';
import {Picture} from '~/ui/Picture';
import {DimensionLine} from '../DimensionLine';
import type {Service} from './services';
import styles from './ServiceText.module.css';

/** The text of a service's page: title, description, tags in the margin, and sections. A section is below its measure or number. */
export function ServiceText({service: {title, subtitle, text, tags, sections}}: {service: Service}) {
  return (
    <>
      <header className={styles.header}>
        <h1 className="display" style={fitWords(title)}>
          {title}
        </h1>
        <div className={styles.margin}>
          {subtitle && <p className="annotation">{subtitle}</p>}
          {tags.length > 0 && (
            <ul className="annotation">
              {tags.map((tag) => (
                <li key={tag}>{tag}</li>
              ))}
            </ul>
          )}
        </div>
        {text && <p className={styles.text}>{text}</p>}
      </header>
      {sections.length > 0 && (
        <ol className={styles.sections}>
          {sections.map((section, index) => (
            <li key={section.id} className={styles.section}>
              <div className={styles.figure}>
                <DimensionLine text={section.measure || String(index + 1).padStart(2, '0')} large />
              </div>
              {section.title && <h2 className={styles.title}>{section.title}</h2>}
              {section.text && <p className={styles.words}>{section.text}</p>}
              {section.image && (
                <Picture
                  className={styles.picture}
                  image={section.image}
                  ratio="var(--ratio)"
                  sizes={`(min-width: 800px) 32vw, ${betweenEdges}`}
                />
              )}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
