import type {AppLoadContext} from '@shopify/remix-oxygen';
import {defaultLanguage, languageOf, languages} from '~/i18n/language';
import {readText} from '~/platform/http/body';
import {noStore} from '~/platform/cache/cacheControl';
import {formInput} from './enquiry';
import {messages} from './messages';
import {submittedValues, type FormValues} from './prefill';
import {receiveEnquiry, type Submission} from './receive.server';
import type {EnquiryResult} from './result';
import {trapField} from './traces';
import {openCache} from '~/platform/cache/openCache';

type Context = Pick<AppLoadContext, 'config' | 'foreign'>;

const maxBodyBytes = 64_000;

async function receive(submission: Submission, request: Request, {config}: Context) {
  const shared = await openCache('limits');
  return receiveEnquiry(submission, {headers: request.headers, config, shared});
}

/** Answers the form posted to its own page, with the values to show it again. */
export async function answerForm(request: Request, context: Context) {
  const language = languageOf(new URL(request.url).pathname);
  const body = await readText(request, maxBodyBytes);
  if (body === undefined) {
    const result: EnquiryResult = {ok: false, refusal: {message: messages[language].tooMuch}};
    return {status: 413, headers: undefined, result, values: {} as FormValues};
  }
  const form = new URLSearchParams(body);
  if (context.foreign) {
    const result: EnquiryResult = {ok: false, refusal: {message: messages[language].foreign}};
    return {status: 403, headers: undefined, result, values: submittedValues(form)};
  }
  const submission: Submission = {
    input: formInput(form),
    source: 'form',
    traces: {trap: form.get(trapField)},
    language,
  };
  return {...(await receive(submission, request, context)), values: submittedValues(form)};
}

/**
 * Answers `POST /api/send-email` (rule 15.5): JSON in, JSON out. `language` in the body, else `Accept-Language`, chooses
 * the language of the texts.
 */
export async function answerApi(request: Request, context: Context): Promise<Response> {
  if (request.method !== 'POST') return refuse(405, 'Method not allowed', {Allow: 'POST'});
  const text = await readText(request, maxBodyBytes);
  if (context.foreign) return refuse(403, 'Requests of other websites are refused');
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('Content-Type') ?? '')) {
    return refuse(415, 'The body has to be application/json');
  }
  if (text === undefined) return refuse(413, `The body is longer than ${maxBodyBytes} bytes`);
  const input = parseObject(text);
  if (!input) return refuse(400, 'The body is not a JSON object');
  const wanted = typeof input.language === 'string' ? input.language : request.headers.get('Accept-Language');
  const language = languages.find((code) => wanted?.trim().toLowerCase().startsWith(code)) ?? defaultLanguage;
  const traces = {trap: input[trapField], elapsed: input.elapsed};
  const {status, headers, result} = await receive({input, source: 'api', traces, language}, request, context);
  return respond(status, result, headers);
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

const refuse = (status: number, message: string, headers?: HeadersInit) =>
  respond(status, {ok: false, refusal: {message}}, headers);

function respond(status: number, result: EnquiryResult, headers?: HeadersInit): Response {
  return Response.json(result, {status, headers: {...noStore, ...headers}});
}
