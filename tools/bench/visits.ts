import {pages} from '../pages';
import {budgets, inspected, skeletonPages} from './budgets';
import {startInspector, type Inspection} from './lighthouse';
import {serve} from './serve';
import {table} from './table';

const head = ['Page', 'Performance', 'Accessibility', 'Best practices', 'SEO', 'LCP, s', 'CLS', 'TBT, ms'];

const footnote = `Lighthouse on its simulated phone and line, the median of all visits after a first one. As at an edge, texts come
compressed and hashed files from a cache; over HTTP/1.1 without TLS. Other work on the machine adds to TBT and LCP.
`;

/** What Lighthouse measures on the pages that it visits, beside their budgets, then on the skeleton's. */
export async function compareVisits(build: string, skeleton: string, runs: number): Promise<string> {
  const own = await visit(
    build,
    inspected.map((name) => pages[name]),
    runs,
  );
  const other = await visit(skeleton, Object.values(skeletonPages), runs);
  const rows = [
    ...inspected.map((name, index) => [name, ...figures(own[index], budgets)]),
    ...Object.keys(skeletonPages).map((name, index) => [`skeleton: ${name}`, ...figures(other[index])]),
  ];
  return table(head, rows) + footnote;
}

/** The audits that lowered a page's score. */
export async function listFindings(build: string, pagePath: string, runs: number): Promise<string> {
  const [inspection] = await visit(build, [pagePath], runs);
  const rows = [[pagePath, ...figures(inspection, budgets)]];
  return [table(head, rows), ...(inspection?.findings ?? [])].join('\n');
}

async function visit(build: string, pagePaths: string[], runs: number): Promise<Inspection[]> {
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

function figures(inspection: Inspection | undefined, limits?: typeof budgets) {
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
