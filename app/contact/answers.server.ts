import type {AppLoadContext} from '@shopify/remix-oxygen';
import {defaultLanguage, languageOf, languages} from '~/i18n/language';
import {isJson, maxBodyBytes, readBody} from '~/platform/http/body';
import {noStore} from '~/platform/cache/cacheControl';
import {enquiryCall, enquiryErrors, enquiryForm, enquiryLists} from './enquiry';
import {errorTexts, messages} from './messages';
import {submittedValues, type FormValues} from './prefill';
import {receiveEnquiry, type Submission} from './receive.server';
import type {EnquiryResult} from './result';
import {trapField} from './traces';
import {openCache} from '~/platform/cache/openCache';

type Context = Pick<AppLoadContext, 'config' | 'foreign'>;

async function receive(submission: Submission, request: Request, {config}: Context) {
  const shared = await openCache('limits');
  return receiveEnquiry(submission, {headers: request.headers, config, shared});
}

interface FormAnswer {
  status: number;
  headers?: HeadersInit;
  result: EnquiryResult;
  /** What was typed, to show it again. */
  values: FormValues;
}

/** Answers the form posted to its own page. */
export async function answerForm(request: Request, context: Context): Promise<FormAnswer> {
  const language = languageOf(new URL(request.url).pathname);
  const t = messages[language];
  const body = await readBody(request, {max: maxBodyBytes, schema: enquiryForm, lists: enquiryLists});
  const refusal = (status: number, message: string, values: FormValues): FormAnswer => ({
    status,
    result: {ok: false, refusal: {message}},
    values,
  });
  if (!body.ok && body.reason === 'tooLong') return refusal(413, t.tooMuch, {});
  const values = 'input' in body ? submittedValues(body.input) : {};
  if (context.foreign) return refusal(403, t.foreign, values);
  if (!body.ok) {
    if (body.reason !== 'invalid') return refusal(400, t.unreadable, values);
    return {status: 400, result: {ok: false, errors: errorTexts(enquiryErrors(body.issues), language)}, values};
  }
  const traces = {trap: body.input[trapField]};
  return {...(await receive({enquiry: body.data, traces, language}, request, context)), values};
}

/**
 * Answers `POST /api/send-email` (rule 15.5): JSON in, JSON out. `language` in the body, else `Accept-Language`, chooses
 * the language of the texts.
 */
export async function answerApi(request: Request, context: Context): Promise<Response> {
  if (request.method !== 'POST') return refuse(405, 'Method not allowed', {Allow: 'POST'});
  const body = await readBody(request, {max: maxBodyBytes, schema: enquiryCall});
  if (context.foreign) return refuse(403, 'Requests of other websites are refused');
  if (!isJson(request)) return refuse(415, 'The body has to be application/json');
  if (!('input' in body)) {
    return body.reason === 'tooLong'
      ? refuse(413, `The body is longer than ${maxBodyBytes} bytes`)
      : refuse(400, 'The body is not a JSON object');
  }
  const {input} = body;
  const wanted = typeof input.language === 'string' ? input.language : request.headers.get('Accept-Language');
  const language = languages.find((code) => wanted?.trim().toLowerCase().startsWith(code)) ?? defaultLanguage;
  if (!body.ok) return respond(400, {ok: false, errors: errorTexts(enquiryErrors(body.issues), language)});
  const traces = {trap: input[trapField], elapsed: input.elapsed};
  const {status, headers, result} = await receive({enquiry: body.data, traces, language}, request, context);
  return respond(status, result, headers);
}

const refuse = (status: number, message: string, headers?: HeadersInit) =>
  respond(status, {ok: false, refusal: {message}}, headers);

function respond(status: number, result: EnquiryResult, headers?: HeadersInit): Response {
  return Response.json(result, {status, headers: {...noStore, ...headers}});
}
