import type {JobPosting} from 'schema-dts';
import type {JobListFragment} from 'storefrontapi.generated';
import {useMessages} from '~/i18n/useLanguage';
import {betweenEdges, type Image} from '~/platform/images';
import {organization} from '~/platform/jsonLd';
import type {PageSettings} from '~/platform/seo';
import {Disclosure} from '~/ui/Disclosure';
import {Picture} from '~/ui/Picture';
import {RichText} from '~/ui/RichText';
import {parseRichText, plainText, type RichTextNode} from '~/ui/richTextNodes';
import link from '~/ui/TextLink.module.css';
import {inOrder, picture, references, text, titleOf} from '../fields';
import {toSections, type Section} from '../landing/Sections';
import {contentMessages} from '../messages';
import {toPageSettings} from '../pageSettings';
import {Details} from './Details';
import styles from './JobList.module.css';

export const JOB_LIST_FRAGMENT = `#graphql
  fragment JobList on QueryRoot {
    jobs: metaobjects(type: "jobs", first: 20) {
      nodes {
        handle
        updatedAt
        reihenfolge: field(key: "reihenfolge") { value }
        berufsbezeichnungen: field(key: "berufsbezeichnungen") { value }
        ort: field(key: "ort") { value }
        titelbild: field(key: "titelbild") { ...PictureField }
        informationen: field(key: "informationen") { value }
        details: field(key: "details") { references(first: 20) { nodes { ...Section } } }
        ...PageSettings
      }
    }
  }
` as const;

interface Job {
  handle: string;
  title: string;
  town: string;
  /** ISO 8601 date-time. */
  updatedAt: string;
  image?: Image;
  information: RichTextNode[];
  /** Its terms: when it starts, how many hours. */
  details: Section[];
  /** What the store has for search engines. A job has no page of its own. */
  settings: PageSettings;
}

export function toJobs({jobs}: JobListFragment): Job[] {
  return inOrder(jobs.nodes).map((entry) => ({
    handle: entry.handle,
    title: titleOf({handle: entry.handle, titel: entry.berufsbezeichnungen}),
    town: text(entry.ort),
    updatedAt: entry.updatedAt,
    image: picture(entry.titelbild),
    information: parseRichText(text(entry.informationen)),
    details: toSections(references(entry.details)),
    settings: toPageSettings(entry, {}),
  }));
}

/** A job for search engines. */
export function jobPosting(job: Job, origin: string): JobPosting {
  return {
    '@type': 'JobPosting',
    title: job.title,
    name: job.settings.title || undefined,
    disambiguatingDescription: job.settings.description || undefined,
    description: plainText(job.information) || undefined,
    datePosted: job.updatedAt.slice(0, 10),
    hiringOrganization: organization(origin),
    jobLocation: {
      '@type': 'Place',
      address: {'@type': 'PostalAddress', addressLocality: job.town || undefined, addressCountry: 'DE'},
    },
  };
}

interface JobListProps {
  jobs: Job[];
  /** Shown when there is no job; empty for the default. */
  noJobs: string;
  /** E-mail address for applications. */
  email: string;
  /** The line before the address. */
  moreInfo: string;
}

/** Jobs that open and close; below them the address for applications (rule 8.3). */
export function JobList({jobs, noJobs, email, moreInfo}: JobListProps) {
  const t = useMessages(contentMessages);
  return (
    <>
      {jobs.length === 0 ? (
        <p className={`lead ${styles.none}`}>{noJobs || t.noJobs}</p>
      ) : (
        <div className={styles.jobs}>
          {jobs.map((job) => (
            <JobRow key={job.handle} job={job} />
          ))}
        </div>
      )}
      {(email || moreInfo) && (
        <p className={`lead ${styles.apply}`}>
          {moreInfo || t.apply}{' '}
          {email && (
            <a className={link.link} href={`mailto:${email}`}>
              {email}
            </a>
          )}
        </p>
      )}
    </>
  );
}

/** One job. One that the store says nothing more about doesn't open. */
function JobRow({job: {title, town, image, information, details}}: {job: Job}) {
  const t = useMessages(contentMessages);
  const name = (
    <>
      {title} ({t.jobSuffix}){town && <span className="annotation">{town}</span>}
    </>
  );
  if (!image && information.length === 0 && details.length === 0) {
    return <p className={`${styles.title} ${styles.plain}`}>{name}</p>;
  }
  return (
    <Disclosure title={<h2 className={styles.title}>{name}</h2>}>
      <div className={styles.job}>
        {image && (
          <Picture
            image={image}
            ratio="4 / 5"
            sizes={`(min-width: 800px) 33vw, ${betweenEdges}`}
            className={styles.picture}
          />
        )}
        <div className={styles.information}>
          <Details details={details} />
          {information.length > 0 && <RichText nodes={information} />}
        </div>
      </div>
    </Disclosure>
  );
}
