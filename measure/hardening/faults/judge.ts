import {messages} from '~/chrome/messages';
import {languageData, getLanguage} from '~/i18n/language';
import type {Fault} from 'demo-store/control';
import {checkBody, isDocument, checkDuration, checkLeaks, visibleText} from '../checks';
import type {Answer, TestRequest} from '../http';

export type Kind = Fault['kind'];

/** The faults of the demo store that are tried. */
export const kinds: readonly Kind[] = [
  'hang',
  'half-closed',
  '500',
  '429',
  'graphql-error',
  'latency',
  'access-denied',
];

/** With these faults the store still answers, only late or without one field. */
const harmless: readonly Kind[] = ['latency', 'access-denied'];

export const isHarmless = (kind: Kind) => harmless.includes(kind);

export function findCommonProblems(testRequest: TestRequest, answer: Answer): string[] {
  if (answer.status === 0) return ['no answer'];
  const problems = [
    checkDuration(answer),
    checkBody(testRequest, answer),
    checkLeaks(answer, {secrets: []}),
    checkLanguage(testRequest, answer),
  ];
  return problems.filter((problem) => problem !== undefined);
}

function checkLanguage({path}: TestRequest, {headers, body}: Answer): string | undefined {
  if (!isDocument(headers)) return undefined;
  const {locale} = languageData[getLanguage(path)];
  return body.includes(`<html lang="${locale}"`) ? undefined : 'a page in another language';
}

/** The problems of a page while an operation that it needs fails. `healthy` is the page's text without a fault. */
export function findPageProblems(testRequest: TestRequest, answer: Answer, kind: Kind, healthy: string): string[] {
  const problems = findCommonProblems(testRequest, answer);
  const {status, headers, body} = answer;
  if (isHarmless(kind)) return status === 200 ? problems : [...problems, `status ${status}, not 200`];
  if (status !== 200 && status !== 503) problems.push(`status ${status}, neither 200 nor 503`);
  if (status !== 503) return problems;
  if (!Number(headers['retry-after'])) problems.push('status 503 without Retry-After');
  if (!headers['cache-control']?.includes('no-store')) problems.push('status 503 that a cache may keep');
  if (!isDocument(headers)) return problems;
  // The press page is German in both languages, also when it fails (rules 8.5 and 8.8).
  const {tryAgain} = messages[testRequest.path.endsWith('/press') ? 'de' : getLanguage(testRequest.path)];
  if (!body.includes('<h1') || !visibleText(body).includes(tryAgain)) {
    problems.push('status 503 without a heading and a way to try again');
  }
  if (visibleText(body) === healthy) problems.push('status 503 with the whole page');
  return problems;
}
