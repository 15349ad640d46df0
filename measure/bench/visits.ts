import {pages} from '../../tools/pages';
import {budgets, inspectedPages, skeletonPages} from './budgets';
import {startInspector, type Inspection} from './lighthouse';
import {serve} from './serve';
import {table} from './table';

const head = ['Page', 'Performance', 'Accessibility', 'Best practices', 'SEO', 'LCP, s', 'CLS', 'TBT, ms'];

const footnote = `Lighthouse on its simulated phone and line, the median of all visits after a first one. As at an edge, texts come
compressed and hashed files from a cache; over HTTP/1.1 without TLS. Other work on the machine adds to TBT and LCP.
`;

/** A table of Lighthouse's figures: first of our pages beside their budgets, then of the skeleton's pages. */
export async function compareVisits(build: string, skeleton: string, runs: number): Promise<string> {
  const names = Object.keys(inspectedPages) as (keyof typeof inspectedPages)[];
  const siteInspections = await inspectPages(
    build,
    names.map((name) => pages[name]),
    runs,
  );
  const skeletonInspections = await inspectPages(skeleton, Object.values(skeletonPages), runs);
  const skeletonKinds = Object.keys(skeletonPages) as (keyof typeof skeletonPages)[];
  const rows = [
    ...names.map((name, index) => {
      const kind = skeletonKinds.indexOf(inspectedPages[name]);
      const maxLcp = budgets.lcpOfSkeleton * (skeletonInspections[kind]?.lcp ?? Number.NaN);
      return [name, ...toCells(siteInspections[index], {...budgets, lcp: Number(maxLcp.toFixed(2))})];
    }),
    ...skeletonKinds.map((name, index) => [`skeleton: ${name}`, ...toCells(skeletonInspections[index])]),
  ];
  return table(head, rows) + footnote;
}

/** The audits that lowered a page's score. */
export async function listFindings(build: string, pagePath: string, runs: number): Promise<string> {
  const [inspection] = await inspectPages(build, [pagePath], runs);
  const rows = [[pagePath, ...toCells(inspection, budgets)]];
  return [table(head, rows), ...(inspection?.findings ?? [])].join('\n');
}

async function inspectPages(build: string, pagePaths: string[], runs: number): Promise<Inspection[]> {
  const site = await serve(build);
  const inspector = await startInspector();
  try {
    const inspections: Inspection[] = [];
    for (const pagePath of pagePaths) inspections.push(await inspector.inspect(site.url + pagePath, runs));
    return inspections;
  } finally {
    await inspector.close();
    site.close();
  }
}

function toCells(inspection: Inspection | undefined, limits?: typeof budgets & {lcp?: number}) {
  if (!inspection) return [];
  const {performance, accessibility, bestPractices, seo, lcp, cls, tbt} = inspection;
  return [
    {figure: performance, min: limits?.performance},
    {figure: accessibility, min: limits?.accessibility},
    {figure: bestPractices, min: limits?.bestPractices},
    {figure: seo, min: limits?.seo},
    {figure: lcp, max: limits?.lcp},
    {figure: cls, max: limits?.cls},
    {figure: tbt, max: limits?.tbt},
  ];
}
