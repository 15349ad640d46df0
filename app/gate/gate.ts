import {languageOf, localizedPath} from '~/i18n/language';
import {readText} from '~/platform/body';
import {clientAddress} from '~/platform/client';
import {noStore} from '~/platform/documentCaching';
import type {Config} from '~/platform/env';
import {Limit, type SharedCounts} from '~/platform/limit';
import {isGateAddress, isOpenAddress, wayBack} from './addresses';
import {messages} from './messages';
import {holdsPass, isPassword, issuePass, type Lock} from './pass';
import {renderScreen} from './screen';

/** Wrong passwords for one network address; the second limit stands against many addresses at once. */
const perClient = new Limit({name: 'gate', max: 10, window: 600});
const everybody = new Limit({name: 'gate-all', max: 500, window: 600});

/** Longest form that is read, in bytes. */
const longestForm = 8192;

/**
 * What the gate makes of a request: `answer` is the whole response when it lets nothing through; `locked` tells that
 * the visitor has not given the password, even where the address is open.
 */
export interface Verdict {
  locked: boolean;
  answer?: Response;
}

type Settings = Pick<Config, 'SITE_PASSWORD' | 'SESSION_SECRET'>;

/** Stands before everything the worker answers. No `SITE_PASSWORD`, or an empty one: no gate. */
export async function askGate(request: Request, config: Settings, shared: SharedCounts): Promise<Verdict> {
  const {SITE_PASSWORD: password, SESSION_SECRET: secret} = config;
  if (!password) return {locked: false};
  const {pathname, protocol, searchParams} = new URL(request.url);
  if (pathname === '/robots.txt') return {locked: true, answer: allRobotsStayOut()};

  const lock = {secret, password};
  const asking = {secure: protocol === 'https:', now: Date.now()};
  if (isGateAddress(pathname)) return {locked: true, answer: await answerGateAddress(request, lock, shared)};
  if (await holdsPass(request.headers.get('Cookie'), lock, asking)) return {locked: false};
  const reads = request.method === 'GET' || request.method === 'HEAD';
  // `_data` is how Remix once asked for data: it still answers, and no page of ours asks.
  if (reads && isOpenAddress(pathname) && !searchParams.has('_data')) return {locked: true};
  return {locked: true, answer: refuse(request)};
}

async function answerGateAddress(request: Request, lock: Lock, shared: SharedCounts): Promise<Response> {
  const {origin, pathname, protocol} = new URL(request.url);
  const language = languageOf(pathname);
  const home = localizedPath('/', language);
  if (request.method !== 'POST') return goTo(home);

  const client = clientAddress(request.headers);
  const form = new URLSearchParams(await readText(request, longestForm));
  const to = wayBack(form.get('to') ?? '', origin, home);
  const verdicts = await Promise.all([perClient.take(client, shared), everybody.take('all', shared)]);
  const refused = verdicts.find((verdict) => !verdict.ok);
  if (refused && !refused.ok) {
    const error = messages[language].tooMany(Math.ceil(refused.retryAfter / 60));
    return screen(request, {to, status: 429, error, headers: {'Retry-After': String(refused.retryAfter)}});
  }
  if (!(await isPassword(form.get('password') ?? '', lock))) {
    return screen(request, {to, status: 401, error: messages[language].wrong});
  }
  await Promise.all([perClient.giveBack(client, shared), everybody.giveBack('all', shared)]);
  return goTo(to, {'Set-Cookie': await issuePass(lock, {secure: protocol === 'https:', now: Date.now()})});
}

function refuse(request: Request): Response {
  const {origin, pathname, search} = new URL(request.url);
  const isDocument = request.headers.get('Accept')?.includes('text/html') && !pathname.endsWith('.data');
  const home = localizedPath('/', languageOf(pathname));
  if (isDocument) return screen(request, {to: wayBack(pathname + search, origin, home), status: 401});
  const body = `${messages[languageOf(pathname)].locked}\n`;
  return new Response(body, {status: 401, headers: {'Content-Type': 'text/plain; charset=utf-8', ...unseen}});
}

/** Neither kept by caches nor by search engines. */
const unseen = {...noStore, 'X-Robots-Tag': 'noindex, nofollow'};

interface ScreenOptions {
  to: string;
  status: number;
  error?: string;
  headers?: Record<string, string>;
}

/** 401 carries no `WWW-Authenticate`: the browser's own password window must not open (decision 061). */
function screen(request: Request, {to, status, error, headers}: ScreenOptions): Response {
  const nonce = crypto.randomUUID();
  const language = languageOf(new URL(request.url).pathname);
  return new Response(renderScreen({language, to, error, nonce}), {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; style-src 'nonce-${nonce}'; font-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      ...unseen,
      ...headers,
    },
  });
}

function goTo(path: string, headers: Record<string, string> = {}): Response {
  return new Response(null, {status: 303, headers: {Location: path, ...unseen, ...headers}});
}

function allRobotsStayOut(): Response {
  return new Response('User-agent: *\nDisallow: /\n', {
    headers: {'Content-Type': 'text/plain; charset=utf-8', ...noStore},
  });
}
