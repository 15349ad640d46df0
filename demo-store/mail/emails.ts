import type {IncomingMessage, ServerResponse} from 'node:http';
import * as v from 'valibot';
import {getHeader, HttpError, readBody} from '../http/request';
import {sendJson} from '../http/response';
import type {Clock} from '../store/clock';
import {MAIL_KEY} from '../tokens';
import type {Mailbox} from './mailbox';

const MAX_KEY_LENGTH = 256;

/** An address, with or without a name: `Name <name@example.com>`. */
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

function findKeyRefusal(request: IncomingMessage): Refusal | undefined {
  const authorization = getHeader(request, 'authorization');
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
  const fields = (body ?? {}) as Record<string, unknown>;
  const missingField = ['from', 'to', 'subject'].find((name) => fields[name] === undefined || fields[name] === '');
  if (missingField) return {status: 422, name: 'missing_required_field', message: `Missing \`${missingField}\` field.`};
  if (!fields['html'] && !fields['text']) {
    return {status: 422, name: 'missing_required_field', message: 'Missing `html` or `text` field.'};
  }
  const result = v.safeParse(emailSchema, body);
  if (result.success) return result.output;
  const field = String(result.issues[0].path?.[0]?.key ?? 'body');
  const message = `Invalid \`${field}\` field. The email address needs to follow the \`email@example.com\` or \`Name <email@example.com>\` format.`;
  return {status: 422, name: 'validation_error', message};
}

function toList(value: string | string[] | null | undefined): string[] {
  return typeof value === 'string' ? [value] : (value ?? []);
}

/** An id in Resend's format. */
function mailId(token: string): string {
  return token.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Handles `POST /emails` as Resend's API does. Several requests with the same idempotency key deliver one mail. */
export async function handleEmails(
  mailbox: Mailbox,
  clock: Clock,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const refuse = ({status, name, message}: Refusal) => sendJson(response, status, {statusCode: status, name, message});
  if (request.method !== 'POST') throw new HttpError(405, 'Method not allowed');
  const keyRefusal = findKeyRefusal(request);
  if (keyRefusal) return refuse(keyRefusal);
  const text = await readBody(request);
  const email = readEmail(text);
  if ('status' in email) return refuse(email);

  const idempotencyKey = getHeader(request, 'idempotency-key');
  if (idempotencyKey !== undefined && (idempotencyKey === '' || idempotencyKey.length > MAX_KEY_LENGTH)) {
    return refuse({
      status: 400,
      name: 'invalid_idempotency_key',
      message: 'The key must be between 1-256 chars.',
    });
  }
  const acceptedRequest = idempotencyKey === undefined ? undefined : mailbox.acceptedRequests.get(idempotencyKey);
  if (acceptedRequest && acceptedRequest.body !== text) {
    const message = 'This idempotency key has been used with a different request body.';
    return refuse({status: 409, name: 'invalid_idempotent_request', message});
  }
  if (acceptedRequest) return sendJson(response, 200, {id: acceptedRequest.id});

  const id = mailId(clock.token());
  mailbox.mails.push({
    id,
    createdAt: clock.now().toISOString(),
    from: email.from,
    to: toList(email.to),
    subject: email.subject,
    text: email.text ?? '',
    html: email.html ?? '',
    replyTo: toList(email.reply_to),
  });
  if (idempotencyKey !== undefined) mailbox.acceptedRequests.set(idempotencyKey, {body: text, id});
  sendJson(response, 200, {id});
}
