import * as v from 'valibot';
import {localizedPath, type Language} from '~/i18n/language';
import {plainDocumentPolicy} from '~/platform/document/plainDocument';
import {readFormBody} from '~/platform/http/formBody';
import {readNetworkAddress} from '~/platform/http/networkAddress';
import {noStore} from '~/platform/cache/cacheControl';
import {openCache} from '~/platform/cache/openCache';
import {isCrossOrigin} from '~/platform/http/crossOrigin';
import type {Interceptor, RequestContext} from '~/platform/http/interceptor';
import {Limit} from '~/platform/http/limit';
import {logSecurityEvent} from '~/platform/http/securityLog';
import {isGatePath, isPublicForm, isPublicPath, readRefusal, refusalPath, returnPath, type GateRefusal} from './paths';
import {messages} from './messages';
import {endSession, hasSession, isCorrectPassword, createSession, type SessionKeys} from './session';
import {renderScreen, renderSignOut} from './screen';

/** In seconds. */
const limitWindow = 600;

/**
 * Wrong passwords from one network address (decision 004). There is no common limit for all addresses, because one visitor could use it
 * up and lock out the others.
 */
const perNetworkAddress = new Limit({name: 'gate', max: 10, window: limitWindow});

const maxFormBytes = 8192;

const text = v.optional(v.string(), '');

/**
 * The fields of both forms: the password screen has the password and the requested path `to`, the sign-out page only `signOut`, without a
 * value.
 */
const gateForm = v.object({password: text, to: text, signOut: v.optional(v.string())});

/**
 * The gate is the password before the site. A visitor without a session sees the password screen, and the few pages that the law requires
 * to be public. Without `SITE_PASSWORD`, or when it is empty, there is no gate.
 */
export const gate: Interceptor = async (request, context) => {
  const {SITE_PASSWORD: password, SESSION_SECRET: secret} = context.config;
  if (!password) return undefined;
  const {pathname, protocol, searchParams} = context.url;
  const keys = {secret, password};
  const sessionOptions = {secure: protocol === 'https:', now: Date.now()};
  const isSignedIn = await hasSession(request.headers.get('Cookie'), keys, sessionOptions);
  if (isGatePath(pathname)) return answerGatePath(request, context, {keys, isSignedIn});
  if (isSignedIn) return undefined;
  context.isLocked = true;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const isPublicPost = request.method === 'POST' && isPublicForm(pathname);
  const isPublic = isRead ? isPublicPath(pathname) : isPublicPost;
  // Remix still answers its former parameter `_data`, which no page of this site uses.
  const hasFormerParameter = searchParams.has('_data');
  return isPublic && !hasFormerParameter ? undefined : refuseVisitor(request, context);
};

/** Answers the password screen after a refused attempt, the sign-out page, and both forms. */
async function answerGatePath(
  request: Request,
  {config, url: {origin, protocol, searchParams}, language}: RequestContext,
  {keys, isSignedIn}: {keys: SessionKeys; isSignedIn: boolean},
): Promise<Response> {
  const {SITE_PASSWORD_HINT: hint} = config;
  const home = localizedPath('/', language);
  const sessionOptions = {secure: protocol === 'https:', now: Date.now()};
  if (request.method !== 'POST') {
    const refusal = readRefusal(searchParams);
    const target = returnPath(searchParams.get('to') ?? '', origin, home);
    if (refusal) return isSignedIn ? redirectTo(target) : refusalScreen(language, {to: target, hint, refusal});
    return isSignedIn ? createPage(200, (nonce) => renderSignOut({language, nonce})) : redirectTo(home);
  }

  const body = await readFormBody(request, {
    maxBytes: maxFormBytes,
    schema: gateForm,
    isCrossOrigin: isCrossOrigin(request),
  });
  const {to} = body.input;
  const target = returnPath(typeof to === 'string' ? to : '', origin, home);
  if (!body.ok && (body.refusal === 'tooMuch' || body.refusal === 'foreign')) {
    if (body.refusal === 'foreign') await logSecurityEvent('foreign-origin', 'gate', request.headers, config);
    return screen(language, {to: target, hint, status: body.status, error: messages[language][body.refusal]});
  }
  // An unreadable form has no password.
  const form: Partial<v.InferOutput<typeof gateForm>> = body.ok ? body.data : {};
  if (form.signOut !== undefined) return redirectTo(home, {'Set-Cookie': await endSession(keys, sessionOptions)});
  // A redirect, so that the Back button doesn't resubmit the form.
  const refuseAttempt = (refusal: GateRefusal) => redirectTo(refusalPath(refusal, target, language));
  const typedPassword = form.password;
  if (!typedPassword) return refuseAttempt('missing');
  const networkAddress = readNetworkAddress(request.headers);
  const shared = await openCache('limits');
  const {ok} = await perNetworkAddress.take(networkAddress, shared);
  if (!ok) {
    await logSecurityEvent('limit-reached', 'gate', request.headers, config);
    return refuseAttempt('tooMany');
  }
  if (!(await isCorrectPassword(typedPassword, keys))) {
    await logSecurityEvent('refused-password', 'gate', request.headers, config);
    return refuseAttempt('wrong');
  }
  await perNetworkAddress.giveBack(networkAddress, shared);
  return redirectTo(target, {'Set-Cookie': await createSession(keys, sessionOptions)});
}

/** The password screen for a document, a short text for anything else. */
function refuseVisitor({headers}: Request, {config, url, language}: RequestContext): Response {
  const {origin, pathname, search} = url;
  const isDocument = headers.get('Accept')?.includes('text/html') && !pathname.endsWith('.data');
  const target = returnPath(pathname + search, origin, localizedPath('/', language));
  if (isDocument) return screen(language, {to: target, hint: config.SITE_PASSWORD_HINT, status: 401});
  const body = `${messages[language].locked}\n`;
  return new Response(body, {status: 401, headers: {'Content-Type': 'text/plain; charset=utf-8', ...noStoreNoIndex}});
}

/** Headers of every answer of the gate: no cache stores it, and no search engine indexes it. */
const noStoreNoIndex = {...noStore, 'X-Robots-Tag': 'noindex, nofollow'};

interface ScreenOptions {
  /** The requested path. */
  to: string;
  status: number;
  error?: string;
  hint?: string;
  headers?: Record<string, string>;
}

/**
 * The password screen. Its status 401 comes without `WWW-Authenticate`, so that the browser's own password dialog doesn't open (decision
 * 005).
 */
function screen(language: Language, {to, status, error, hint, headers}: ScreenOptions): Response {
  return createPage(status, (nonce) => renderScreen({language, to, error, hint, nonce}), headers);
}

/** The screen after a refused attempt. The reason is in the URL, so that the screen can be reloaded. */
function refusalScreen(
  language: Language,
  {refusal, ...options}: {refusal: GateRefusal; to: string; hint?: string},
): Response {
  const error = messages[language][refusal];
  if (refusal !== 'tooMany') return screen(language, {...options, status: 401, error});
  return screen(language, {...options, status: 429, error, headers: {'Retry-After': String(limitWindow)}});
}

/** A page of the gate. Its nonce is for its style; it runs no scripts. */
function createPage(status: number, render: (nonce: string) => string, headers: Record<string, string> = {}): Response {
  const nonce = crypto.randomUUID();
  return new Response(render(nonce), {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': plainDocumentPolicy(nonce),
      ...noStoreNoIndex,
      ...headers,
    },
  });
}

function redirectTo(path: string, headers: Record<string, string> = {}): Response {
  return new Response(null, {status: 303, headers: {Location: path, ...noStoreNoIndex, ...headers}});
}
