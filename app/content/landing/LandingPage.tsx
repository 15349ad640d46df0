import {useMessages} from '~/i18n/useLanguage';
import {betweenEdges} from '~/platform/images';
import {fitWords} from '~/ui/fitWords';
import {Picture} from '~/ui/Picture';
import {TextPanel} from '~/ui/TextPanel';
import {AwardsBanner, type Awards} from '../about/AwardsBanner';
import {LinkPair} from '../LinkPair';
import {contentMessages} from '../messages';
import type {ProjectCard} from '../projects/projects';
import {WorkRow} from '../projects/WorkRow';
import type {LandingContent} from './landingContent';
import styles from './LandingPage.module.css';
import {Sections} from './Sections';

interface LandingPageProps {
  content: LandingContent;
  awards: Awards;
  /** What the studio has built in the town (rule 7.7). */
  projects: ProjectCard[];
}

/** A page for one town: words on the left, an upright picture on the right, then what was built there (rule 7.4). */
export function LandingPage({content: {title, subtitle, text, cover, sections}, awards, projects}: LandingPageProps) {
  const t = useMessages(contentMessages);
  const [first] = projects;
  return (
    <article>
      <header className={styles.header}>
        <div className={styles.title}>
          {subtitle && <p className="annotation">{subtitle}</p>}
          <h1 className="display" style={fitWords(title)}>
            {title}
          </h1>
        </div>
        {text && <TextPanel text={text} className={styles.text} />}
        {cover && (
          <Picture
            className={styles.cover}
            image={cover}
            ratio="4 / 5"
            sizes={`(min-width: 800px) 38vw, ${betweenEdges}`}
            priority
          />
        )}
      </header>
      {first && <WorkRow title={t.builtIn(first.town)} projects={projects} />}
      <Sections sections={sections} />
      <AwardsBanner {...awards} />
      <LinkPair
        links={[
          {to: '/services', label: t.ourService},
          {to: '/shop', label: t.ourShop},
        ]}
      />
    </article>
  );
}
