import type {IncomingMessage, ServerResponse} from 'node:http';
import * as v from 'valibot';
import {header, HttpError, readBody} from '../http/request';
import {sendJson} from '../http/response';
import type {Clock} from '../store/clock';
import {MAIL_KEY} from '../tokens';
import type {Mailbox} from './mailbox';

const MAX_KEY_LENGTH = 256;

/** An address, alone or behind a name: `Name <name@example.com>`. */
const address = v.pipe(v.string(), v.regex(/^(?:[^<>]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/));
const addresses = v.union([address, v.pipe(v.array(address), v.minLength(1), v.maxLength(50))]);

const emailSchema = v.object({
  from: address,
  to: addresses,
  subject: v.pipe(v.string(), v.nonEmpty()),
  html: v.optional(v.string()),
  text: v.optional(v.string()),
  reply_to: v.optional(v.nullable(addresses)),
});

type ErrorName =
  | 'missing_api_key'
  | 'invalid_api_key'
  | 'missing_required_field'
  | 'validation_error'
  | 'invalid_idempotency_key'
  | 'invalid_idempotent_request';

interface Refusal {
  status: number;
  name: ErrorName;
  message: string;
}

function refuseKey(request: IncomingMessage): Refusal | undefined {
  const authorization = header(request, 'authorization');
  if (!authorization) {
    return {status: 401, name: 'missing_api_key', message: 'Missing API key in the authorization header'};
  }
  if (authorization !== `Bearer ${MAIL_KEY}`) {
    return {status: 403, name: 'invalid_api_key', message: 'API key is invalid'};
  }
  return undefined;
}

function readEmail(text: string): v.InferOutput<typeof emailSchema> | Refusal {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new HttpError(400, 'The request body is not valid JSON');
  }
  const given = (body ?? {}) as Record<string, unknown>;
  const missing = ['from', 'to', 'subject'].find((name) => given[name] === undefined || given[name] === '');
  if (missing) return {status: 422, name: 'missing_required_field', message: `Missing \`${missing}\` field.`};
  if (!given['html'] && !given['text']) {
    return {status: 422, name: 'missing_required_field', message: 'Missing `html` or `text` field.'};
  }
  const result = v.safeParse(emailSchema, body);
  if (result.success) return result.output;
  const field = String(result.issues[0].path?.[0]?.key ?? 'body');
  const message = `Invalid \`${field}\` field. The email address needs to follow the \`email@example.com\` or \`Name <email@example.com>\` format.`;
  return {status: 422, name: 'validation_error', message};
}

function list(value: string | string[] | null | undefined): string[] {
  return typeof value === 'string' ? [value] : (value ?? []);
}

/** An id of the form that Resend gives. */
function mailId(token: string): string {
  return token.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** `POST /emails` in Resend's shape. One idempotency key delivers one mail, however often it is sent. */
export async function handleEmails(
  mailbox: Mailbox,
  clock: Clock,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const refuse = ({status, name, message}: Refusal) => sendJson(response, status, {statusCode: status, name, message});
  if (request.method !== 'POST') throw new HttpError(405, 'Method not allowed');
  const refusedKey = refuseKey(request);
  if (refusedKey) return refuse(refusedKey);
  const text = await readBody(request);
  const email = readEmail(text);
  if ('status' in email) return refuse(email);

  const idempotencyKey = header(request, 'idempotency-key');
  if (idempotencyKey !== undefined && (idempotencyKey === '' || idempotencyKey.length > MAX_KEY_LENGTH)) {
    return refuse({
      status: 400,
      name: 'invalid_idempotency_key',
      message: 'The key must be between 1-256 chars.',
    });
  }
  const earlier = idempotencyKey === undefined ? undefined : mailbox.accepted.get(idempotencyKey);
  if (earlier && earlier.body !== text) {
    const message = 'This idempotency key has been used with a different request body.';
    return refuse({status: 409, name: 'invalid_idempotent_request', message});
  }
  if (earlier) return sendJson(response, 200, {id: earlier.id});

  const id = mailId(clock.token());
  mailbox.mails.push({
    id,
    createdAt: clock.now().toISOString(),
    from: email.from,
    to: list(email.to),
    subject: email.subject,
    text: email.text ?? '',
    html: email.html ?? '',
    replyTo: list(email.reply_to),
  });
  if (idempotencyKey !== undefined) mailbox.accepted.set(idempotencyKey, {body: text, id});
  sendJson(response, 200, {id});
}
