import type {JobPosting} from 'schema-dts';
import type {JobListFragment} from 'storefrontapi.generated';
import {useMessages} from '~/i18n/useLanguage';
import {betweenEdges, type Image} from '~/platform/images';
import {organization} from '~/platform/document/jsonLd';
import type {PageSettings} from '~/platform/document/seo';
import {Disclosure} from '~/ui/Disclosure';
import {Picture} from '~/ui/Picture';
import {RichText} from '~/ui/RichText';
import {parseRichText, plainText, type RichTextNode} from '~/ui/richTextNodes';
import link from '~/ui/TextLink.module.css';
import {sortByOrder, picture, references, text, getTitle} from '../fields';
import {toSections, type Section} from '../landing/sections';
import {contentMessages} from '../messages';
import {toPageSettings} from '../pageSettings';
import {Details} from './Details';
import styles from './JobList.module.css';

export const JOB_LIST_FRAGMENT = `#graphql
  fragment JobList on QueryRoot {
    jobs: metaobjects(type: "jobs", first: 250) {
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
  /** The terms of the job, such as start and hours. */
  details: Section[];
  /** Title and description for search engines. A job has no page of its own. */
  settings: PageSettings;
}

export function toJobs({jobs}: JobListFragment): Job[] {
  return sortByOrder(jobs.nodes).map((entry) => ({
    handle: entry.handle,
    title: getTitle({handle: entry.handle, titel: entry.berufsbezeichnungen}),
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

/** `noJobsText` is shown without jobs; when it is empty, a default text is. */
export function JobList({jobs, noJobsText}: {jobs: Job[]; noJobsText: string}) {
  const t = useMessages(contentMessages);
  if (jobs.length === 0) return <p className={`lead ${styles.none}`}>{noJobsText || t.noJobs}</p>;
  return (
    <div className={styles.jobs}>
      {jobs.map((job) => (
        <JobRow key={job.handle} job={job} />
      ))}
    </div>
  );
}

/** How to apply: a line of text and the e-mail address. */
export function ApplyNote({email, applyText}: {email: string; applyText: string}) {
  const t = useMessages(contentMessages);
  if (!email && !applyText) return null;
  return (
    <p className={`lead ${styles.apply}`}>
      <span>{applyText || t.apply}</span>{' '}
      {email && (
        <a className={link.link} href={`mailto:${email}`}>
          {email}
        </a>
      )}
    </p>
  );
}

/** One job as a row that opens. A job without details is only a title. */
function JobRow({job: {title, town, image, information, details}}: {job: Job}) {
  const t = useMessages(contentMessages);
  const name = (
    <>
      <span>{`${title} (${t.jobSuffix})`}</span>
      {town && <span className="annotation">{town}</span>}
    </>
  );
  if (!image && information.length === 0 && details.length === 0) {
    return <p className={`${styles.title} ${styles.plain}`}>{name}</p>;
  }
  return (
    <Disclosure title={<h2 className={styles.title}>{name}</h2>}>
      <div className={`${styles.job} flow`}>
        {image && (
          <Picture
            image={image}
            ratio="4 / 5"
            sizes={`(min-width: 800px) 33vw, ${betweenEdges}`}
            className={styles.picture}
          />
        )}
        <div className={`${styles.information} flow`}>
          <Details details={details} />
          {information.length > 0 && <RichText nodes={information} />}
        </div>
      </div>
    </Disclosure>
  );
}
