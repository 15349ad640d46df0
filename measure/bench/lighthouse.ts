import getPort from 'get-port';
import lighthouse, {type Result} from 'lighthouse';
import {launchBrowser} from '../../tools/browser';
import {median} from './median';

interface Report {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Seconds. */
  lcp: number;
  cls: number;
  /** Milliseconds. */
  tbt: number;
}

export interface Inspection extends Report {
  /** The audits that lowered the score in the last run. */
  findings: string[];
}

interface Inspector {
  /** The median of each figure over several runs, on Lighthouse's simulated phone and network. */
  inspect(url: string, runs: number): Promise<Inspection>;
  close(): Promise<void>;
}

export async function startInspector(): Promise<Inspector> {
  const port = await getPort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  const run = async (url: string) => {
    const result = await lighthouse(url, {port, logLevel: 'silent'});
    if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`);
    return result.lhr;
  };
  return {
    inspect: async (url, runs) => {
      // The first visit fills the caches of the worker, the edge and the pictures.
      await run(url);
      const results: Result[] = [];
      while (results.length < runs) results.push(await run(url));
      return {...toMedians(results.map(toReport)), findings: results.slice(-1).flatMap(findings)};
    },
    close: () => browser.close(),
  };
}

function toReport({categories, audits}: Result): Report {
  const score = (category: string) => categories[category]?.score ?? 0;
  const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: figure('largest-contentful-paint') / 1000,
    cls: figure('cumulative-layout-shift'),
    tbt: figure('total-blocking-time'),
  };
}

function toMedians(reports: Report[]): Report {
  const medianOf = (key: keyof Report) => median(reports.map((report) => report[key]));
  return {
    performance: medianOf('performance'),
    accessibility: medianOf('accessibility'),
    bestPractices: medianOf('bestPractices'),
    seo: medianOf('seo'),
    lcp: medianOf('lcp'),
    cls: medianOf('cls'),
    tbt: medianOf('tbt'),
  };
}

function findings({categories, audits}: Result): string[] {
  const weightedAudits = Object.values(categories).flatMap(({auditRefs}) => auditRefs.filter(({weight}) => weight > 0));
  return weightedAudits.flatMap(({id}) => {
    const {score = null, title, displayValue} = audits[id] ?? {};
    return score === null || score === 1 ? [] : [[title, displayValue].filter(Boolean).join(': ')];
  });
}
