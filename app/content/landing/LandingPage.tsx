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
import type {NamedLink} from '../press/tagLink';
import type {ProjectCard} from '../projects/projects';
import {WorkRow} from '../projects/WorkRow';
import type {LandingContent} from './landingContent';
import styles from './LandingPage.module.css';
import {StudioLocation} from './StudioLocation';
import {Stations} from './Stations';
import type {Location} from './town';
import {DistanceMap} from './DistanceMap';

interface LandingPageProps {
  content: LandingContent;
  /** The studio's location in the town, if it has one. */
  place?: Location;
  awards: NamedLink[];
  /** Testimonials of clients in the town. */
  testimonials: TestimonialList;
  /** The studio's projects in the town. */
  projects: ProjectCard[];
}

/** A page for one town: its distance from the studio, the studio's projects there, the sections, and what clients there say. */
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
        {place && <StudioLocation place={place} drawing={content.drawing} />}
        {!place && town && distance > 0 && direction !== undefined && (
          <DistanceMap town={town} distance={distance} direction={direction} />
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
