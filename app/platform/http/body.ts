import * as v from 'valibot';
import {formFields} from './formFields';

/**
 * Longest body of the cart's form, an enquiry and a withdrawal, in bytes (rule 2.13): more than the form of a cart with 100 lines
 * needs.
 */
export const maxBodyBytes = 64_000;

/**
 * When a body is too long, read up to this many bytes before answering. Some clients ignore an answer that comes while
 * they are sending.
 */
const maxReadBytes = 1_000_000;

/**
 * The bytes of a request's body; `undefined` when there are more than `maxBytes`, or when the sender has gone before their end:
 * then nobody reads an answer. No more than `maxBytes` is kept in memory.
 */
export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (!request.body) return new Uint8Array();
  const reader = request.body.getReader() as ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    const part = await reader.read().catch(() => undefined);
    if (!part) return undefined;
    const {done, value} = part;
    if (done) return length > maxBytes ? undefined : new Uint8Array(await new Blob(chunks).arrayBuffer());
    length += value.byteLength;
    if (length > maxReadBytes) {
      await reader.cancel();
      return undefined;
    }
    if (length <= maxBytes) chunks.push(value);
  }
}

/** What a body holds, as it came: `input` is what the schema has read, `form` is missing for JSON. */
interface Sent {
  input: Record<string, unknown>;
  form?: FormData;
}

/** What the schema has made of a body, or why there is nothing. What was typed is lost only where it can't be read at all. */
type Body<Data> =
  | ({ok: true; data: Data} & Sent)
  | ({ok: false; reason: 'invalid'; issues: readonly v.BaseIssue<unknown>[]} & Sent)
  | {ok: false; reason: 'tooLong' | 'unreadable'};

interface BodyOptions<Data> {
  /** In bytes. */
  max: number;
  schema: v.GenericSchema<unknown, Data>;
  /** Names of the fields that a form may have more than once: the schema gets a list of them. Of others the first one counts. */
  lists?: readonly string[];
}

/**
 * Reads a form of either type that browsers send, or a JSON object, by a schema. Bytes that are not UTF-8 become replacement
 * characters, files are left out. `unreadable` is a body of another type, or one that isn't what its type says. A body whose
 * sender has gone counts as `tooLong`: nobody reads the answer.
 */
export async function readBody<Data>(request: Request, {max, schema, lists}: BodyOptions<Data>): Promise<Body<Data>> {
  const bytes = await readBytes(request, max);
  if (!bytes) return {ok: false, reason: 'tooLong'};
  const text = new TextDecoder().decode(bytes);
  const sent = isJson(request) ? readJson(text) : await readForm(text, request, lists);
  if (!sent) return {ok: false, reason: 'unreadable'};
  const {success, output, issues} = v.safeParse(schema, sent.input);
  return success ? {ok: true, data: output, ...sent} : {ok: false, reason: 'invalid', issues, ...sent};
}

export const isJson = ({headers}: Request): boolean =>
  /^application\/json\s*(;|$)/i.test(headers.get('Content-Type') ?? '');

function readJson(text: string): Sent | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? {input: value as Sent['input']} : undefined;
  } catch {
    return undefined;
  }
}

async function readForm(text: string, request: Request, lists?: readonly string[]): Promise<Sent | undefined> {
  const type = request.headers.get('Content-Type') ?? '';
  const form = await new Response(text, {headers: {'Content-Type': type}}).formData().catch(() => undefined);
  return form && {input: formFields(form, lists), form};
}
