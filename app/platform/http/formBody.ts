import type {BaseIssue} from 'valibot';
import {readBody, type BodyOptions} from './body';

/** Why a form is refused as a whole: too long (413), from another website (403), unreadable (400). */
type FormRefusal = 'tooMuch' | 'foreign' | 'unreadable';

/** The parsed form, the reason of its refusal, or the issues of its fields. `input` has the submitted fields, as far as they are known. */
type FormBody<Data> = {input: Record<string, unknown>} & (
  | {ok: true; data: Data}
  | {ok: false; status: number; refusal: FormRefusal}
  | {ok: false; status: 400; refusal?: undefined; issues: readonly BaseIssue<unknown>[]}
);

/** Reads a submitted form. A form of another website is refused, but its fields are known, so that the visitor can send them from here. */
export async function readFormBody<Data>(
  request: Request,
  {isCrossOrigin, ...options}: BodyOptions<Data> & {isCrossOrigin: boolean},
): Promise<FormBody<Data>> {
  const body = await readBody(request, options);
  if (!body.ok && body.reason === 'tooLong') return {ok: false, status: 413, refusal: 'tooMuch', input: {}};
  const input = 'input' in body ? body.input : {};
  if (isCrossOrigin) return {ok: false, status: 403, refusal: 'foreign', input};
  if (body.ok) return {ok: true, data: body.data, input};
  if (body.reason === 'invalid') return {ok: false, status: 400, issues: body.issues, input};
  return {ok: false, status: 400, refusal: 'unreadable', input};
}
