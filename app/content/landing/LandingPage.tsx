import {useMessages} from '~/i18n/useLanguage';
import {betweenEdges} from '~/platform/images';
import {fitWords} from '~/ui/fitWords';
import {Picture} from '~/ui/Picture';
import {TextPanel} from '~/ui/TextPanel';
import {AwardsBanner} from '../about/AwardsBanner';
import type {TestimonialList} from '../about/testimonialList';
import {Testimonials} from '../about/Testimonials';
import {LinkPair} from '../LinkPair';
import {contentMessages} from '../messages';
import type {TagLink} from '../press/tagLink';
import type {ProjectCard} from '../projects/projects';
import {WorkRow} from '../projects/WorkRow';
import type {LandingContent} from './landingContent';
import styles from './LandingPage.module.css';
import {Place} from './Place';
import {Stations} from './Stations';
import type {Location} from './townProjects';
import {Way} from './Way';

interface LandingPageProps {
  content: LandingContent;
  /** Where the studio is in the town, if it is there. */
  place?: Location;
  awards: TagLink[];
  /** What clients in the town say. */
  testimonials: TestimonialList;
  /** What the studio has built in the town (rule 7.7). */
  projects: ProjectCard[];
}

/** A page for one town: the way there, what was built there, its sections along one line, and what clients there say (rule 7.9). */
export function LandingPage({content, place, awards, testimonials, projects}: LandingPageProps) {
  const {title, subtitle, town, distance, direction, text, cover, sections} = content;
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
        {place && <Place place={place} drawing={content.drawing} />}
        {!place && town && distance > 0 && direction !== undefined && (
          <Way town={town} distance={distance} direction={direction} />
        )}
        {cover && (
          <Picture
            className={styles.cover}
            image={cover}
            ratio="4 / 5"
            sizes={`(min-width: 800px) 44vw, ${betweenEdges}`}
            priority
          />
        )}
        {text && <TextPanel text={text} className={styles.text} />}
      </header>
      {first && <WorkRow title={t.builtIn(first.town)} projects={projects} />}
      <Stations sections={sections} />
      <Testimonials testimonials={testimonials} />
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
