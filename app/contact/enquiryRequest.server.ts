import type {AppLoadContext} from '@shopify/remix-oxygen';
import {defaultLanguage, getLanguage, languages} from '~/i18n/language';
import {isJson, maxBodyBytes, readBody} from '~/platform/http/body';
import {readFormBody} from '~/platform/http/formBody';
import {noStore} from '~/platform/cache/cacheControl';
import {enquiryApiSchema, enquiryErrors, enquiryFormSchema, enquiryListFields} from './enquiry';
import {errorTexts, messages} from './messages';
import {submittedValues, type FormValues} from './prefill';
import {deliverEnquiry, type Submission} from './deliverEnquiry.server';
import type {EnquiryResult} from './result';
import {honeypotField} from './spamSignals';
import {openCache} from '~/platform/cache/openCache';

type Context = Pick<AppLoadContext, 'config' | 'isCrossOrigin'>;

async function deliverSubmission(submission: Submission, request: Request, {config}: Context) {
  const shared = await openCache('limits');
  return deliverEnquiry(submission, {headers: request.headers, config, shared});
}

interface FormAnswer {
  status: number;
  headers?: HeadersInit;
  result: EnquiryResult;
  /** The submitted values, to show them again. */
  values: FormValues;
}

/** Parses the form that was posted to its own page, delivers the enquiry, and returns the data for the page's answer. */
export async function handleFormRequest(request: Request, context: Context): Promise<FormAnswer> {
  const language = getLanguage(new URL(request.url).pathname);
  const body = await readFormBody(request, {
    maxBytes: maxBodyBytes,
    schema: enquiryFormSchema,
    listFields: enquiryListFields,
    isCrossOrigin: context.isCrossOrigin,
  });
  const values = submittedValues(body.input);
  if (!body.ok) {
    const result: EnquiryResult = body.refusal
      ? {ok: false, refusal: {message: messages[language][body.refusal]}}
      : {ok: false, errors: errorTexts(enquiryErrors(body.issues), language)};
    return {status: body.status, result, values};
  }
  const spamSignals = {trap: body.input[honeypotField]};
  const answer = await deliverSubmission({enquiry: body.data, spamSignals, language}, request, context);
  return {...answer, values};
}

/**
 * Answers `POST /api/send-email`: JSON in, JSON out. `language` in the body, else `Accept-Language`, chooses the language of the
 * messages.
 */
export async function handleApiRequest(request: Request, context: Context): Promise<Response> {
  if (request.method !== 'POST') return refuse(405, 'Method not allowed', {Allow: 'POST'});
  const body = await readBody(request, {maxBytes: maxBodyBytes, schema: enquiryApiSchema});
  if (context.isCrossOrigin) return refuse(403, 'Requests of other websites are refused');
  if (!isJson(request)) return refuse(415, 'The body has to be application/json');
  if (!('input' in body)) {
    return body.reason === 'tooLong'
      ? refuse(413, `The body is longer than ${maxBodyBytes} bytes`)
      : refuse(400, 'The body is not a JSON object');
  }
  const {input} = body;
  const requested = typeof input.language === 'string' ? input.language : request.headers.get('Accept-Language');
  const language = languages.find((code) => requested?.trim().toLowerCase().startsWith(code)) ?? defaultLanguage;
  if (!body.ok) return respond(400, {ok: false, errors: errorTexts(enquiryErrors(body.issues), language)});
  const spamSignals = {trap: input[honeypotField], elapsed: input.elapsed};
  const submission = {enquiry: body.data, spamSignals, language};
  const {status, headers, result} = await deliverSubmission(submission, request, context);
  return respond(status, result, headers);
}

const refuse = (status: number, message: string, headers?: HeadersInit) =>
  respond(status, {ok: false, refusal: {message}}, headers);

function respond(status: number, result: EnquiryResult, headers?: HeadersInit): Response {
  return Response.json(result, {status, headers: {...noStore, ...headers}});
}
