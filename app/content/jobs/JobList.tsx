import type {JobPosting} from 'schema-dts';
import type {JobListFragment} from 'storefrontapi.generated';
import {useMessages} from '~/i18n/useLanguage';
import {organization} from '~/platform/jsonLd';
import {Disclosure} from '~/ui/Disclosure';
import {RichText} from '~/ui/RichText';
import {parseRichText, plainText, type RichTextNode} from '~/ui/richTextNodes';
import link from '~/ui/TextLink.module.css';
import {text} from '../fields';
import {contentMessages} from '../messages';
import styles from './JobList.module.css';

export const JOB_LIST_FRAGMENT = `#graphql
  fragment JobList on QueryRoot {
    jobs: metaobjects(type: "jobs", first: 20) {
      nodes {
        handle
        updatedAt
        berufsbezeichnungen: field(key: "berufsbezeichnungen") { value }
        ort: field(key: "ort") { value }
        informationen: field(key: "informationen") { value }
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
  information: RichTextNode[];
}

export function toJobs({jobs}: JobListFragment): Job[] {
  return jobs.nodes.map((entry) => ({
    handle: entry.handle,
    title: text(entry.berufsbezeichnungen),
    town: text(entry.ort),
    updatedAt: entry.updatedAt,
    information: parseRichText(text(entry.informationen)),
  }));
}

/** A job for search engines. */
export function jobPosting(job: Job, origin: string): JobPosting {
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: plainText(job.information),
    datePosted: job.updatedAt.slice(0, 10),
    hiringOrganization: organization(origin),
    jobLocation: {
      '@type': 'Place',
      address: {'@type': 'PostalAddress', addressLocality: job.town, addressCountry: 'DE'},
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
            <Disclosure
              key={job.handle}
              title={
                <span className={styles.title}>
                  {job.title} ({t.jobSuffix})<span className="annotation">{job.town}</span>
                </span>
              }
            >
              <div className={styles.information}>
                <RichText nodes={job.information} />
              </div>
            </Disclosure>
          ))}
        </div>
      )}
      {email && (
        <p className={`lead ${styles.apply}`}>
          {moreInfo || t.apply}{' '}
          <a className={link.link} href={`mailto:${email}`}>
            {email}
          </a>
        </p>
      )}
    </>
  );
}
