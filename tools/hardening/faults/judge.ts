import {messages} from '~/chrome/messages';
import {languageData, languageOf} from '~/i18n/language';
import type {Fault} from 'demo-store/control';
import {blank, isDocument, late, leaksInside, visibleText} from '../checks';
import type {Answer, Ask} from '../http';

export type Kind = Fault['kind'];

/** Every way in which the demo store can fail. */
export const kinds: readonly Kind[] = [
  'hang',
  'half-closed',
  '500',
  '429',
  'graphql-error',
  'latency',
  'access-denied',
];

/** With these an answer comes, only late or without one field. */
const harmless: readonly Kind[] = ['latency', 'access-denied'];

export const isHarmless = (kind: Kind) => harmless.includes(kind);

export function commonProblems(ask: Ask, answer: Answer): string[] {
  if (answer.status === 0) return ['no answer'];
  const found = [late(answer), blank(ask, answer), leaksInside(answer, {secrets: []}), wrongLanguage(ask, answer)];
  return found.filter((problem) => problem !== undefined);
}

function wrongLanguage({path}: Ask, {headers, body}: Answer): string | undefined {
  if (!isDocument(headers)) return undefined;
  const {locale} = languageData[languageOf(path)];
  return body.includes(`<html lang="${locale}"`) ? undefined : 'a page in another language';
}

/** What is wrong with a page while an operation that it needs fails. `healthy` is what it shows otherwise. */
export function problemsOfPage(ask: Ask, answer: Answer, kind: Kind, healthy: string): string[] {
  const problems = commonProblems(ask, answer);
  const {status, headers, body} = answer;
  if (isHarmless(kind)) return status === 200 ? problems : [...problems, `status ${status}, not 200`];
  if (status !== 200 && status !== 503) problems.push(`status ${status}, neither 200 nor 503`);
  if (status !== 503) return problems;
  if (!Number(headers['retry-after'])) problems.push('status 503 without Retry-After');
  if (!headers['cache-control']?.includes('no-store')) problems.push('status 503 that a cache may keep');
  if (!isDocument(headers)) return problems;
  // The press page's content is German in both languages, its failure as well (rules 8.5 and 8.8).
  const {tryAgain} = messages[ask.path.endsWith('/press') ? 'de' : languageOf(ask.path)];
  if (!body.includes('<h1') || !visibleText(body).includes(tryAgain)) {
    problems.push('status 503 without a heading and a way to try again');
  }
  if (visibleText(body) === healthy) problems.push('status 503 with the whole page');
  return problems;
}
