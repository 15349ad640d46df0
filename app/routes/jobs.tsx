import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {PICTURE_FIELD_FRAGMENT, picture, references, text} from '~/content/fields';
import {Details} from '~/content/jobs/Details';
import {ApplyNote, JOB_LIST_FRAGMENT, JobList, jobPosting, toJobs} from '~/content/jobs/JobList';
import styles from '~/content/jobs/JobList.module.css';
import {SECTION_FRAGMENT, toSections} from '~/content/landing/sections';
import {contentMessages} from '~/content/messages';
import {PAGE_SETTINGS_FRAGMENT, toPageSettings} from '~/content/pageSettings';
import {useMessages} from '~/i18n/useLanguage';
import {contentCache} from '~/platform/cache/lifetimes';
import {PICTURE_FRAGMENT} from '~/platform/images';
import {pageMeta, pageLocation} from '~/platform/document/seo';
import {JsonLd} from '~/ui/JsonLd';
import {PageHeader} from '~/ui/PageHeader';
import {Picture} from '~/ui/Picture';
import {useOrigin} from '~/ui/useOrigin';

export const meta: MetaFunction<typeof loader> = ({data, ...args}) =>
  pageMeta(data?.pageSettings ?? {}, pageLocation(args));

export async function loader({context: {storefront, language}}: LoaderFunctionArgs) {
  const {settings, ...jobList} = await storefront.query(JOBS_QUERY, {cache: contentCache});
  const entry = settings.nodes[0];
  const lead = text(entry?.text);
  const cover = picture(entry?.bild);
  return {
    jobs: toJobs(jobList),
    subtitle: text(entry?.untertitel),
    lead,
    noJobsText: text(entry?.nojobs),
    email: text(entry?.mail),
    applyText: text(entry?.more_info),
    cover,
    reasons: toSections(references(entry?.details)),
    pageSettings: toPageSettings(entry, {title: contentMessages[language].jobs, description: lead, image: cover}),
  };
}

export default function Jobs() {
  const {jobs, subtitle, lead, noJobsText, email, applyText, cover, reasons} = useLoaderData<typeof loader>();
  const t = useMessages(contentMessages);
  const origin = useOrigin();
  return (
    <>
      <PageHeader annotation={subtitle} title={t.openJobs} lead={lead} />
      <JobList jobs={jobs} noJobsText={noJobsText} />
      <ApplyNote email={email} applyText={applyText} />
      {reasons.length > 0 && (
        <div className={styles.reasons}>
          <Details details={reasons} />
        </div>
      )}
      {cover && <Picture image={cover} ratio="16 / 9" sizes="100vw" />}
      {jobs.length > 0 && <JsonLd things={import.meta.env.SSR && jobs.map((job) => jobPosting(job, origin))} />}
    </>
  );
}

const JOBS_QUERY = `#graphql
  ${PICTURE_FRAGMENT}
  ${PICTURE_FIELD_FRAGMENT}
  ${PAGE_SETTINGS_FRAGMENT}
  ${SECTION_FRAGMENT}
  ${JOB_LIST_FRAGMENT}
  query Jobs($language: LanguageCode, $country: CountryCode) @inContext(language: $language, country: $country) {
    ...JobList
    settings: metaobjects(type: "einstellungen_jobs", first: 1) {
      nodes {
        ...PageSettings
        untertitel: field(key: "untertitel") { value }
        text: field(key: "text") { value }
        nojobs: field(key: "nojobs") { value }
        mail: field(key: "mail") { value }
        more_info: field(key: "more_info") { value }
        bild: field(key: "bild") { ...PictureField }
        details: field(key: "details") { references(first: 20) { nodes { ...Section } } }
      }
    }
  }
` as const;
