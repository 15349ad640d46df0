import {useMessages} from '~/i18n/useLanguage';
import {betweenEdges} from '~/platform/images';
import {fitWords} from '~/ui/fitWords';
import {Picture} from '~/ui/Picture';
import {TextPanel} from '~/ui/TextPanel';
import {AwardsBanner} from '../about/AwardsBanner';
import {LinkPair} from '../LinkPair';
import {contentMessages} from '../messages';
import type {NamedLink} from '../press/tagLink';
import type {LandingContent} from './landingContent';
import styles from './WorkshopSheet.module.css';

/** The workshop as a drawing sheet: one picture, with a numbered note for each section. */
export function WorkshopSheet({content, awards}: {content: LandingContent; awards: NamedLink[]}) {
  const {title, subtitle, text, cover, sections} = content;
  const t = useMessages(contentMessages);
  return (
    <article>
      <header className={styles.header}>
        <h1 className="display" style={fitWords(title)}>
          {title}
        </h1>
        {text && <TextPanel text={text} className={styles.text} />}
      </header>
      <div className={styles.sheet}>
        {cover && (
          <div className={styles.picture}>
            <Picture image={cover} sizes={betweenEdges} priority />
            <svg className={styles.leaders} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
              {sections.map(
                ({id, spot}, index) =>
                  spot && <path key={id} d={`M${spot.x} ${spot.y}L${(index * 100) / sections.length} 100`} />,
              )}
            </svg>
            {sections.map(
              ({id, spot}, index) =>
                spot && (
                  <span
                    key={id}
                    aria-hidden="true"
                    className={styles.mark}
                    style={{left: `${spot.x}%`, top: `${spot.y}%`}}
                  >
                    {index + 1}
                  </span>
                ),
            )}
          </div>
        )}
        {sections.length > 0 && (
          <ol className={styles.notes}>
            {sections.map((section) => (
              <li key={section.id} className={styles.note}>
                {section.title && <h2 className={styles.title}>{section.title}</h2>}
                {section.text && <p>{section.text}</p>}
                {section.image && (
                  <Picture
                    className={styles.detail}
                    image={section.image}
                    ratio="1"
                    sizes={`(min-width: 1000px) 22vw, (min-width: 600px) 44vw, ${betweenEdges}`}
                  />
                )}
              </li>
            ))}
          </ol>
        )}
        {subtitle && <p className={`annotation ${styles.titleBlock}`}>{subtitle}</p>}
      </div>
      <AwardsBanner list={awards} />
      <LinkPair
        links={[
          {to: '/services', label: t.ourService},
          {to: '/shop', label: t.ourShop},
        ]}
      />
    </article>
  );
}
