import {root} from '../build';
import {everyPage} from '../pages';
import type {Site} from '../site';
import {studioEnv} from '../../studio/env';
import {maxMs, send, type Answer, type Ask} from './http';

/** What every answer of a site is measured by. */
export interface Expectations {
  origin: string;
  /** Origins that pages of the site link by themselves, the store's among them. */
  knownOrigins: Set<string>;
  secrets: string[];
}

/** Reads what a healthy site links to. Any other address in an answer was made from the request. */
export async function expectationsOf(site: Site): Promise<Expectations> {
  const {url: origin, storeUrl} = site;
  const knownOrigins = new Set([origin, storeUrl]);
  await Promise.all(
    everyPage.map(async ([page]) => {
      const {body} = await send(origin, {path: page, headers: {Accept: 'text/html'}});
      for (const link of links(body)) {
        const target = resolve(link, origin + page);
        if (target) knownOrigins.add(target.origin);
      }
    }),
  );
  const {SESSION_SECRET = '', MAIL_API_KEY = '', PRIVATE_STOREFRONT_API_TOKEN = ''} = studioEnv(storeUrl);
  const secrets = [SESSION_SECRET, MAIL_API_KEY, PRIVATE_STOREFRONT_API_TOKEN, root];
  return {origin, knownOrigins, secrets: secrets.filter(Boolean)};
}

/** What is wrong with an answer, in words that are the same for the same mistake. Empty when nothing is. */
export function problemsOf(ask: Ask, answer: Answer, expected: Expectations): string[] {
  return [
    brokenStatus(answer),
    late(answer),
    ...(answer.status === 0 ? [] : [blank(ask, answer), leaksInside(answer, expected)]),
    leadsAway(ask, answer, expected),
    foreignMarkup(answer),
    ...missingHeaders(answer),
  ].filter((problem) => problem !== undefined);
}

function brokenStatus({status}: Answer): string | undefined {
  if (status === 0) return 'no answer';
  return status >= 500 ? `status ${status}` : undefined;
}

export function late({ms}: Answer): string | undefined {
  return ms > maxMs ? `answer later than ${maxMs / 1000} s` : undefined;
}

const hasNoBody = new Set([204, 205, 301, 302, 303, 304, 307, 308]);

export function blank({method}: Ask, {status, body, headers}: Answer): string | undefined {
  if (method === 'HEAD' || hasNoBody.has(status)) return undefined;
  const text = isDocument(headers) ? visibleText(body) : body;
  return text.trim() ? undefined : `status ${status} without a word`;
}

/** A stack trace, a path of a file, a secret. */
export function leaksInside({body}: Answer, {secrets}: Pick<Expectations, 'secrets'>): string | undefined {
  if (secrets.some((secret) => body.includes(secret))) return 'a secret or a path of this machine in the answer';
  const trace = /\n\s+at .+:\d+:\d+|node_modules[\\/]|file:\/\/\/|\bserver[\\/]index\.js|\b[\w-]+\.[jt]sx?:\d+:\d+/;
  return trace.test(body) ? 'a stack trace or a path of a file in the answer' : undefined;
}

function leadsAway(ask: Ask, {headers, body}: Answer, {origin, knownOrigins}: Expectations): string | undefined {
  const {location} = headers;
  const base = origin + ask.path;
  const here = (target: URL) => target.origin === origin;
  if (location !== undefined && !toCheckout(location, knownOrigins)) {
    const target = resolve(location, base);
    if (!target || !here(target)) return 'a redirect to another site';
  }
  if (!isDocument(headers)) return undefined;
  for (const link of links(body)) {
    const target = resolve(link, base);
    if (target?.protocol === 'javascript:') return 'a link that runs a script';
    if (target?.protocol.startsWith('http') && !knownOrigins.has(target.origin)) return 'a link to an unknown site';
  }
  return undefined;
}

/** The one redirect off the site: to the store's checkout. */
function toCheckout(location: string, knownOrigins: Set<string>): boolean {
  if (!URL.canParse(location)) return false;
  const {origin, pathname} = new URL(location);
  return pathname.startsWith('/checkouts/') && knownOrigins.has(origin);
}

/** The generators write `evil` only where a request must not put it into markup. */
function foreignMarkup({headers, body}: Answer): string | undefined {
  if (headers['set-cookie']?.some((cookie) => cookie.startsWith('evil='))) return 'a cookie made from the request';
  const markup = /<script>evil\(|<img src=x onerror|<svg onload=evil/i;
  return isDocument(headers) && markup.test(body) ? 'markup made from the request' : undefined;
}

const always = ['strict-transport-security', 'x-content-type-options', 'referrer-policy', 'x-frame-options'];

function missingHeaders({status, headers}: Answer): string[] {
  if (status === 0) return [];
  const wanted = isDocument(headers) ? [...always, 'content-security-policy'] : always;
  return wanted.filter((name) => !headers[name]).map((name) => `no header ${name} with status ${status}`);
}

/** What a reader sees of a document, without its markup. */
export function visibleText(html: string): string {
  return html.replace(/<(script|style)[\s\S]*?<\/\1>|<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

export function isDocument(headers: Answer['headers']): boolean {
  return headers['content-type']?.startsWith('text/html') ?? false;
}

const entities: Record<string, string> = {'&amp;': '&', '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>'};

/** Every address that a document leads to or loads from. */
function links(html: string): string[] {
  const found = html.matchAll(/\s(?:href|src|action|formaction|poster|xlink:href)="([^"]*)"/gi);
  return [...found].map(([, value = '']) =>
    value.replace(/&(?:amp|quot|#x27|lt|gt);/g, (code) => entities[code] ?? code),
  );
}

/** An address as a browser understands it; `undefined` when it doesn't. */
function resolve(link: string, base: string): URL | undefined {
  return URL.canParse(link, base) ? new URL(link, base) : undefined;
}
