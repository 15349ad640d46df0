import * as v from 'valibot';
import {localizedPath, type Language} from '~/i18n/language';
import {readBody} from '~/platform/http/body';
import {clientAddress} from '~/platform/http/client';
import {noStore} from '~/platform/cache/cacheControl';
import {openCache} from '~/platform/cache/openCache';
import {isForeign} from '~/platform/http/crossOrigin';
import type {Interceptor, RequestContext} from '~/platform/http/interceptor';
import {Limit} from '~/platform/http/limit';
import {logSecurityEvent} from '~/platform/http/securityLog';
import {isGatePath, isOpenForm, isOpenPath, refusalOf, refusalPath, returnPath, type Refusal} from './paths';
import {messages} from './messages';
import {endPass, holdsPass, isPassword, issuePass, type PassKeys} from './pass';
import {renderScreen, renderSignOut, screenPolicy} from './screen';

/** In seconds. */
const limitWindow = 600;

/** Wrong passwords of one client. There is no limit of all clients together: one client could lock out the others. */
const perClient = new Limit({name: 'gate', max: 10, window: limitWindow});

/** Of the form (rule 2.13). */
const maxFormBytes = 8192;

const text = v.optional(v.string(), '');

/** The form of the screen: the password, and the path that was asked for; or that of the sign-out, whose field has no value. */
const gateForm = v.object({password: text, to: text, signOut: v.optional(v.string())});

/**
 * Without the password a visitor gets the screen that asks for it, and the pages that everybody must be able to read. Without
 * `SITE_PASSWORD`, or with an empty one, there is no gate.
 */
export const gate: Interceptor = async (request, context) => {
  const {SITE_PASSWORD: password, SESSION_SECRET: secret} = context.config;
  if (!password) return undefined;
  const {pathname, protocol, searchParams} = context.url;
  const keys = {secret, password};
  const holds = await holdsPass(request.headers.get('Cookie'), keys, {
    secure: protocol === 'https:',
    now: Date.now(),
  });
  if (isGatePath(pathname)) return answerGatePath(request, context, keys, holds);
  if (holds) return undefined;
  context.locked = true;
  const reads = request.method === 'GET' || request.method === 'HEAD';
  // Remix still answers `_data`, its former way to ask for data. No page of this site uses it.
  const isOpen =
    (reads ? isOpenPath(pathname) : request.method === 'POST' && isOpenForm(pathname)) && !searchParams.has('_data');
  return isOpen ? undefined : refuse(request, context);
};

async function answerGatePath(
  request: Request,
  {config, url: {origin, protocol, searchParams}, language}: RequestContext,
  keys: PassKeys,
  holds: boolean,
): Promise<Response> {
  const {SITE_PASSWORD_HINT: hint} = config;
  const home = localizedPath('/', language);
  const passOptions = {secure: protocol === 'https:', now: Date.now()};
  if (request.method !== 'POST') {
    const refusal = refusalOf(searchParams);
    if (!refusal) return holds ? document(200, (nonce) => renderSignOut({language, nonce})) : redirectTo(home);
    const to = returnPath(searchParams.get('to') ?? '', origin, home);
    return holds ? redirectTo(to) : refusalScreen(language, {to, hint, refusal});
  }

  const body = await readBody(request, {max: maxFormBytes, schema: gateForm});
  if (!body.ok && body.reason === 'tooLong') {
    return screen(language, {to: home, hint, status: 413, error: messages[language].tooLong});
  }
  // What can't be read has no password.
  const form: Partial<v.InferOutput<typeof gateForm>> = body.ok ? body.data : {};
  const to = returnPath(form.to ?? '', origin, home);
  if (isForeign(request)) {
    await logSecurityEvent('foreign-origin', 'gate', request.headers, config);
    return screen(language, {to, hint, status: 403, error: messages[language].foreign});
  }
  if (form.signOut !== undefined) return redirectTo(home, {'Set-Cookie': await endPass(keys, passOptions)});
  // The way back in the browser must not lead to a form that it would have to send again.
  const refuseTry = (refusal: Refusal) => redirectTo(refusalPath(refusal, to, language));
  const typed = form.password;
  if (!typed) return refuseTry('missing');
  const client = clientAddress(request.headers);
  const shared = await openCache('limits');
  const {ok} = await perClient.take(client, shared);
  if (!ok) {
    await logSecurityEvent('limit-reached', 'gate', request.headers, config);
    return refuseTry('tooMany');
  }
  if (!(await isPassword(typed, keys))) {
    await logSecurityEvent('refused-password', 'gate', request.headers, config);
    return refuseTry('wrong');
  }
  await perClient.giveBack(client, shared);
  return redirectTo(to, {'Set-Cookie': await issuePass(keys, passOptions)});
}

function refuse({headers}: Request, {config, url, language}: RequestContext): Response {
  const {origin, pathname, search} = url;
  const isDocument = headers.get('Accept')?.includes('text/html') && !pathname.endsWith('.data');
  const to = returnPath(pathname + search, origin, localizedPath('/', language));
  if (isDocument) return screen(language, {to, hint: config.SITE_PASSWORD_HINT, status: 401});
  const body = `${messages[language].locked}\n`;
  return new Response(body, {status: 401, headers: {'Content-Type': 'text/plain; charset=utf-8', ...noStoreNoIndex}});
}

/** For every answer of the gate: no cache keeps it, and no search engine lists it. */
const noStoreNoIndex = {...noStore, 'X-Robots-Tag': 'noindex, nofollow'};

interface ScreenOptions {
  to: string;
  status: number;
  error?: string;
  hint?: string;
  headers?: Record<string, string>;
}

/** 401 carries no `WWW-Authenticate`: the browser's own password window must not open (decision 005). */
function screen(language: Language, {to, status, error, hint, headers}: ScreenOptions): Response {
  return document(status, (nonce) => renderScreen({language, to, error, hint, nonce}), headers);
}

/** The screen after a try that was refused: the address names the reason, so it can be loaded again. */
function refusalScreen(
  language: Language,
  {refusal, ...options}: {refusal: Refusal; to: string; hint?: string},
): Response {
  const error = messages[language][refusal];
  if (refusal !== 'tooMany') return screen(language, {...options, status: 401, error});
  return screen(language, {...options, status: 429, error, headers: {'Retry-After': String(limitWindow)}});
}

/** A page of the gate, with its nonce. It runs no scripts. */
function document(status: number, render: (nonce: string) => string, headers: Record<string, string> = {}): Response {
  const nonce = crypto.randomUUID();
  return new Response(render(nonce), {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': screenPolicy(nonce),
      ...noStoreNoIndex,
      ...headers,
    },
  });
}

function redirectTo(path: string, headers: Record<string, string> = {}): Response {
  return new Response(null, {status: 303, headers: {Location: path, ...noStoreNoIndex, ...headers}});
}
