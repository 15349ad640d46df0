import {useMessages} from '~/i18n/useLanguage';
import {Disclosure} from '~/ui/Disclosure';
import {RichText} from '~/ui/RichText';
import link from '~/ui/TextLink.module.css';
import type {Job} from './jobs';
import styles from './JobList.module.css';
import {contentMessages} from '../messages';

interface JobListProps {
  jobs: Job[];
  /** Said when there is no opening. */
  noJobs: string;
  /** Address for applications. */
  mail: string;
  /** The line before the address. */
  moreInfo: string;
}

export function JobList({jobs, noJobs, mail, moreInfo}: JobListProps) {
  const t = useMessages(contentMessages);
  return (
    <>
      {jobs.length === 0 ? (
        <p className={`lead ${styles.none}`}>{noJobs}</p>
      ) : (
        <div className={styles.jobs}>
          {jobs.map((job) => (
            <Disclosure
              key={job.handle}
              title={
                <span className={styles.title}>
                  {job.title} ({t.jobSuffix})<span className="annotation">{job.place}</span>
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
      {mail && (
        <p className={`lead ${styles.apply}`}>
          {moreInfo || t.apply}{' '}
          <a className={link.link} href={`mailto:${mail}`}>
            {mail}
          </a>
        </p>
      )}
    </>
  );
}
