import {root} from '../../tools/build';
import {decodeEntities} from '../../tools/document';
import {everyPage} from '../../tools/pages';
import type {Site} from '../../tools/site';
import {studioEnv} from '../../studio/env';
import {maxAnswerMs, send, type Answer, type TestRequest} from './http';

/** What the answers of a site are checked against. */
export interface Expectations {
  origin: string;
  /** Origins that the site's own pages link, among them the store's. */
  knownOrigins: Set<string>;
  secrets: string[];
}

/** Reads the origins that a healthy site links. A link to any other origin was made from the request. */
export async function loadExpectations(site: Site): Promise<Expectations> {
  const {url: origin, storeUrl} = site;
  const knownOrigins = new Set([origin, storeUrl]);
  // One after the other: on a busy machine some of many would show that the store gives no answer, and fewer links.
  for (const [page] of everyPage) {
    const {body} = await send(origin, {path: page, headers: {Accept: 'text/html'}});
    for (const link of listLinks(body)) {
      const target = resolve(link, origin + page);
      if (target) knownOrigins.add(target.origin);
    }
  }
  const {SESSION_SECRET = '', MAIL_API_KEY = '', PRIVATE_STOREFRONT_API_TOKEN = ''} = studioEnv(storeUrl);
  const secrets = [SESSION_SECRET, MAIL_API_KEY, PRIVATE_STOREFRONT_API_TOKEN, root];
  return {origin, knownOrigins, secrets: secrets.filter(Boolean)};
}

/** The problems of an answer, or an empty list. The same mistake always has the same words, so that it is reported once. */
export function findProblems(testRequest: TestRequest, answer: Answer, expected: Expectations): string[] {
  return [
    checkStatus(answer),
    checkDuration(answer),
    ...(answer.status === 0 ? [] : [checkBody(testRequest, answer), checkLeaks(answer, expected)]),
    checkTargets(testRequest, answer, expected),
    checkMarkup(answer),
    ...listMissingHeaders(answer),
  ].filter((problem) => problem !== undefined);
}

function checkStatus({status}: Answer): string | undefined {
  if (status === 0) return 'no answer';
  return status >= 500 ? `status ${status}` : undefined;
}

export function checkDuration({ms}: Answer): string | undefined {
  return ms > maxAnswerMs ? `answer later than ${maxAnswerMs / 1000} s` : undefined;
}

/** 202 is the answer to a notification of the Model Context Protocol. */
const hasNoBody = new Set([202, 204, 205, 301, 302, 303, 304, 307, 308]);

export function checkBody({method}: TestRequest, {status, body, headers}: Answer): string | undefined {
  if (method === 'HEAD' || hasNoBody.has(status)) return undefined;
  const text = isDocument(headers) ? visibleText(body) : body;
  return text.trim() ? undefined : `status ${status} without a word`;
}

/** Looks for stack traces, paths of files and secrets. */
export function checkLeaks({body}: Answer, {secrets}: Pick<Expectations, 'secrets'>): string | undefined {
  if (secrets.some((secret) => body.includes(secret))) return 'a secret or a path of this machine in the answer';
  const trace = /\n\s+at .+:\d+:\d+|node_modules[\\/]|file:\/\/\/|\bserver[\\/]index\.js|\b[\w-]+\.[jt]sx?:\d+:\d+/;
  return trace.test(body) ? 'a stack trace or a path of a file in the answer' : undefined;
}

function checkTargets(
  testRequest: TestRequest,
  {headers, body}: Answer,
  {origin, knownOrigins}: Expectations,
): string | undefined {
  const {location} = headers;
  const base = origin + testRequest.path;
  const isOwnOrigin = (target: URL) => target.origin === origin;
  if (location !== undefined && !isCheckoutRedirect(location, knownOrigins)) {
    const target = resolve(location, base);
    if (!target || !isOwnOrigin(target)) return 'a redirect to another site';
  }
  if (!isDocument(headers)) return undefined;
  for (const link of listLinks(body)) {
    const target = resolve(link, base);
    if (target?.protocol === 'javascript:') return 'a link that runs a script';
    if (target?.protocol.startsWith('http') && !knownOrigins.has(target.origin)) return 'a link to an unknown site';
  }
  return undefined;
}

/** Whether a redirect leads to the store's checkout, the only page outside the site that redirects may lead to. */
function isCheckoutRedirect(location: string, knownOrigins: Set<string>): boolean {
  if (!URL.canParse(location)) return false;
  const {origin, pathname} = new URL(location);
  return pathname.startsWith('/cart/c/') && knownOrigins.has(origin);
}

/** The generated requests contain `evil` only as text that must not become markup of the answer. */
function checkMarkup({headers, body}: Answer): string | undefined {
  if (headers['set-cookie']?.some((cookie) => cookie.startsWith('evil='))) return 'a cookie made from the request';
  const markup = /<script>evil\(|<img src=x onerror|<svg onload=evil/i;
  return isDocument(headers) && markup.test(body) ? 'markup made from the request' : undefined;
}

const requiredHeaders = ['strict-transport-security', 'x-content-type-options', 'referrer-policy', 'x-frame-options'];

function listMissingHeaders({status, headers}: Answer): string[] {
  if (status === 0) return [];
  const required = isDocument(headers) ? [...requiredHeaders, 'content-security-policy'] : requiredHeaders;
  return required.filter((name) => !headers[name]).map((name) => `no header ${name} with status ${status}`);
}

/** The text of a document, without markup, scripts and styles. */
export function visibleText(html: string): string {
  return html.replace(/<(script|style)[\s\S]*?<\/\1>|<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

export function isDocument(headers: Answer['headers']): boolean {
  return headers['content-type']?.startsWith('text/html') ?? false;
}

/** All URLs that a document links or loads. */
function listLinks(html: string): string[] {
  const matches = html.matchAll(/\s(?:href|src|action|formaction|poster|xlink:href)="([^"]*)"/gi);
  return [...matches].map(([, value = '']) => decodeEntities(value));
}

/** Resolves a URL as a browser does; `undefined` for an invalid one. */
function resolve(link: string, base: string): URL | undefined {
  return URL.canParse(link, base) ? new URL(link, base) : undefined;
}
