import * as v from 'valibot';
import {RenderLimitReached, renderLimits, retryAfter} from '~/platform/cache/renderLimit';
import {readBytes} from '~/platform/http/body';

/** In bytes. A call has a few hundred. */
export const maxCallBytes = 64_000;

/** The answer to such a call stays open until the client leaves, and nothing is rendered for it. */
const listening = v.object({method: v.literal('subscriptions/listen')});

/**
 * Answers a call of the Model Context Protocol within the limit of renderings (rule 2.32). It counts from when its body has come until its
 * answer is complete, so that a slow client takes no place. Batches are refused (rule 22.4), before anything else of the call is looked at.
 */
export async function answerLimitedCall(
  request: Request,
  waitUntil: (promise: Promise<unknown>) => void,
  answer: (call: Request) => Promise<Response>,
): Promise<Response> {
  const bytes = await readBytes(request, maxCallBytes);
  if (!bytes) return refuseCall(413, -32_000, `A call has at most ${maxCallBytes} bytes.`);
  const body = parseJson(new TextDecoder().decode(bytes));
  if (body === undefined) return refuseCall(400, -32_700, 'The body is not valid JSON.');
  if (Array.isArray(body)) {
    const message = 'Batches are not supported, as of protocol version 2025-06-18. Send each call alone.';
    return refuseCall(400, -32_600, message);
  }
  const {url, method, headers} = request;
  const call = new Request(url, {method, headers, body: bytes});
  if (v.is(listening, body)) return answer(call);
  try {
    return await renderLimits.madeUp.run(async () => readWhole(await answer(call)), waitUntil);
  } catch (error) {
    if (!(error instanceof RenderLimitReached)) throw error;
    return refuseCall(503, -32_000, 'The site is busy. Try again in a few seconds.', {
      'Retry-After': String(retryAfter),
    });
  }
}

/** The response when its body is complete: a tool may still be at work when the library has begun the answer. */
async function readWhole({body, status, headers}: Response): Promise<Response> {
  return new Response(body && (await new Response(body).arrayBuffer()), {status, headers});
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** An error of JSON-RPC. */
export function refuseCall(
  status: number,
  code: number,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json({jsonrpc: '2.0', id: null, error: {code, message}}, {status, headers});
}
