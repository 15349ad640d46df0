import * as v from 'valibot';
import {formFields} from './formFields';

/**
 * Maximum length of the cart's form, an enquiry and a withdrawal, in bytes (rule 2.13). The form of a cart with 100 lines is shorter.
 */
export const maxBodyBytes = 64_000;

/**
 * A body that is too long is read up to this number of bytes before it is refused, because some clients ignore an answer while they are
 * sending.
 */
const maxReadBytes = 1_000_000;

/**
 * The bytes of a request's body; `undefined` when there are more than `maxBytes`, or when the client disconnects. At most `maxBytes`
 * are in memory.
 */
export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (!request.body) return new Uint8Array();
  const reader = request.body.getReader() as ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    const chunk = await reader.read().catch(() => undefined);
    if (!chunk) return undefined;
    const {done, value} = chunk;
    if (done) return length > maxBytes ? undefined : new Uint8Array(await new Blob(chunks).arrayBuffer());
    length += value.byteLength;
    if (length > maxReadBytes) {
      await reader.cancel();
      return undefined;
    }
    if (length <= maxBytes) chunks.push(value);
  }
}

/** What the client has sent. `input` is the raw data for the schema. `form` is missing for JSON. */
interface SentData {
  input: Record<string, unknown>;
  form?: FormData;
}

/** The parsed body, or the reason why it is invalid. `input` is there unless the body is unreadable. */
type Body<Data> =
  | ({ok: true; data: Data} & SentData)
  | ({ok: false; reason: 'invalid'; issues: readonly v.BaseIssue<unknown>[]} & SentData)
  | {ok: false; reason: 'tooLong' | 'unreadable'};

export interface BodyOptions<Data> {
  maxBytes: number;
  schema: v.GenericSchema<unknown, Data>;
  /** Names of fields with several values, which the schema gets as a list. Of any other field it gets the first value. */
  listFields?: readonly string[];
}

/**
 * Parses a form of either encoding, or a JSON object, by a schema. Bytes that are not UTF-8 become replacement characters, files are
 * left out. `unreadable` is a body of another type, or one that doesn't match its type. If the client disconnects, the body counts as
 * `tooLong`.
 */
export async function readBody<Data>(
  request: Request,
  {maxBytes, schema, listFields}: BodyOptions<Data>,
): Promise<Body<Data>> {
  const bytes = await readBytes(request, maxBytes);
  if (!bytes) return {ok: false, reason: 'tooLong'};
  const text = new TextDecoder().decode(bytes);
  const sentData = isJson(request) ? readJson(text) : await readForm(text, request, listFields);
  if (!sentData) return {ok: false, reason: 'unreadable'};
  const {success, output, issues} = v.safeParse(schema, sentData.input);
  return success ? {ok: true, data: output, ...sentData} : {ok: false, reason: 'invalid', issues, ...sentData};
}

export const isJson = ({headers}: Request): boolean =>
  /^application\/json\s*(;|$)/i.test(headers.get('Content-Type') ?? '');

function readJson(text: string): SentData | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? {input: value as SentData['input']} : undefined;
  } catch {
    return undefined;
  }
}

async function readForm(text: string, request: Request, listFields?: readonly string[]): Promise<SentData | undefined> {
  const type = request.headers.get('Content-Type') ?? '';
  const form = await new Response(text, {headers: {'Content-Type': type}}).formData().catch(() => undefined);
  return form && {input: formFields(form, listFields), form};
}
