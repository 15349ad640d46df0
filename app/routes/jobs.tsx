import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {entryPage} from '~/content/entryPages';
import {PICTURE_FIELD_FRAGMENT, picture, references, text} from '~/content/fields';
import {Details} from '~/content/jobs/Details';
import {Apply, JOB_LIST_FRAGMENT, JobList, jobPosting, jobsOnPage, toJobs} from '~/content/jobs/JobList';
import styles from '~/content/jobs/JobList.module.css';
import {SECTION_FRAGMENT, toSections} from '~/content/landing/sections';
import {contentMessages} from '~/content/messages';
import {PAGE_SETTINGS_FRAGMENT, toPageSettings} from '~/content/pageSettings';
import {useMessages} from '~/i18n/useLanguage';
import {contentCache} from '~/platform/cache/lifetimes';
import {PICTURE_FRAGMENT} from '~/platform/images';
import {pageMeta, pageLocation} from '~/platform/document/seo';
import {JsonLd} from '~/ui/JsonLd';
import {ListPages} from '~/ui/ListPages';
import {PageHeader} from '~/ui/PageHeader';
import {Picture} from '~/ui/Picture';
import {useOrigin} from '~/ui/useOrigin';

export const meta: MetaFunction<typeof loader> = ({data, ...args}) =>
  pageMeta(data?.settings ?? {}, pageLocation(args));

export async function loader({context, request}: LoaderFunctionArgs) {
  const {storefront, language} = context;
  const {after, pageOf} = await entryPage({type: 'jobs', path: '/jobs', size: jobsOnPage}, request.url, storefront);
  const {settings, ...jobs} = await storefront.query(JOBS_QUERY, {variables: {after}, cache: contentCache});
  const page = pageOf(jobs.jobs);
  const entry = settings.nodes[0];
  const lead = text(entry?.text);
  const cover = picture(entry?.bild);
  return {
    jobs: toJobs(jobs),
    page,
    subtitle: text(entry?.untertitel),
    lead,
    noJobs: text(entry?.nojobs),
    email: text(entry?.mail),
    moreInfo: text(entry?.more_info),
    cover,
    details: toSections(references(entry?.details)),
    settings: {
      ...toPageSettings(entry, {title: contentMessages[language].jobs, description: lead, image: cover}),
      page,
    },
  };
}

export default function Jobs() {
  const data = useLoaderData<typeof loader>();
  const {jobs, subtitle, lead, noJobs, email, moreInfo, cover, details} = data;
  const t = useMessages(contentMessages);
  const origin = useOrigin();
  return (
    <>
      <PageHeader annotation={subtitle} title={t.openJobs} lead={lead} />
      <ListPages data={data}>
        {(pages) => <JobList jobs={pages.flatMap((page) => page.jobs)} noJobs={noJobs} />}
      </ListPages>
      <Apply email={email} moreInfo={moreInfo} />
      {details.length > 0 && (
        <div className={styles.reasons}>
          <Details details={details} />
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
  query Jobs($after: String, $language: LanguageCode, $country: CountryCode)
  @inContext(language: $language, country: $country) {
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
