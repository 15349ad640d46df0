import type {ServerResponse} from 'node:http';
import {setTimeout as sleep} from 'node:timers/promises';
import {html} from '../http/html';
import {sendHtml, sendJson} from '../http/response';

interface StatusAnswer {
  body: object;
  headers?: Record<string, string>;
}

/** Shopify's answers that don't depend on the operation, by status. */
const statuses = {
  // A renamed store redirects from its old name.
  '301': {body: {}},
  // Frozen, forbidden, unknown, locked.
  '402': {body: {errors: 'Unavailable Shop'}},
  '403': {body: {errors: 'Unavailable Shop'}},
  '404': {body: {errors: 'Not Found'}},
  '423': {body: {errors: 'This store is unavailable'}},
  '429': {
    body: {
      errors: [
        {
          message: 'Throttled',
          extensions: {code: 'THROTTLED', documentation: 'https://shopify.dev/api/usage/rate-limits'},
        },
      ],
    },
    headers: {'retry-after': '2', 'access-control-allow-origin': '*'},
  },
  '500': {body: {errors: [{message: 'Internal Server Error', extensions: {code: 'INTERNAL_SERVER_ERROR'}}]}},
} satisfies Record<string, StatusAnswer>;

const isStatus = (kind: FaultKind): kind is keyof typeof statuses => kind in statuses;

export const FAULT_KINDS = [
  'latency',
  '430',
  'html',
  ...(Object.keys(statuses) as (keyof typeof statuses)[]),
  'graphql-error',
  'half-closed',
  'hang',
  'access-denied',
  'field-error',
  'garbled',
  'throttled',
  'lost',
  'user-error',
] as const;

export type FaultKind = (typeof FAULT_KINDS)[number];

export interface Fault {
  /** The name of an operation, `*` for all of them, or the prefix of a path such as `/emails`. */
  operation: string;
  kind: FaultKind;
  /** The delay of `latency`, in ms. */
  ms?: number;
  /** How often the fault occurs; without it, until faults are cleared. */
  times?: number;
  /** How many operations succeed before the first fault. */
  after?: number;
  /** The message of a `graphql-error` and of a `user-error`. */
  message?: string;
  /**
   * The field of `access-denied`, `field-error` and `garbled`, by default `quantityAvailable`; the input path of a `user-error`,
   * such as `input.lines.0.merchandiseId`.
   */
  field?: string;
  /** The value with which `garbled` replaces values other than `null`. */
  value?: unknown;
  /** The missing scope in the message of `access-denied`. Without it the Admin API names what Shopify's schema file says. */
  scope?: string;
  /** The target of `301`. */
  location?: string;
}

export class Faults {
  private list: (Fault & {remaining: number; remainingSuccesses: number})[] = [];

  add(fault: Fault): void {
    this.list.push({...fault, remaining: fault.times ?? Infinity, remainingSuccesses: fault.after ?? 0});
  }

  clear(): void {
    this.list = [];
  }

  /** The next fault for an operation of the API, or `undefined`. */
  takeForOperation(name: string, pathname: string): Fault | undefined {
    return this.take(({operation}) => operation === name || operation === '*' || this.isPrefix(operation, pathname));
  }

  /** The next fault for a path outside the API, or `undefined`. */
  takeForPath(pathname: string): Fault | undefined {
    return this.take(({operation}) => this.isPrefix(operation, pathname));
  }

  private isPrefix(operation: string, pathname: string): boolean {
    return operation.startsWith('/') && pathname.startsWith(operation);
  }

  private take(applies: (fault: Fault) => boolean): Fault | undefined {
    for (const fault of this.list) {
      if (fault.remaining === 0 || !applies(fault)) continue;
      if (fault.remainingSuccesses > 0) {
        fault.remainingSuccesses--;
        continue;
      }
      fault.remaining--;
      return fault;
    }
    return undefined;
  }
}

const DEFAULT_LATENCY_MS = 1000;

/**
 * Applies a fault. Returns whether the response is complete. After `latency`, and after faults that change or lose an answer, it
 * isn't: the caller goes on.
 */
export async function applyFault(fault: Fault, response: ServerResponse): Promise<boolean> {
  if (isStatus(fault.kind)) {
    const {body, headers}: StatusAnswer = statuses[fault.kind];
    const location = fault.kind === '301' && (fault.location ?? 'https://renamed.myshopify.com/');
    sendJson(response, Number(fault.kind), body, {...headers, ...(location && {location})});
    return true;
  }
  switch (fault.kind) {
    case 'latency':
      await sleep(fault.ms ?? DEFAULT_LATENCY_MS);
      return false;
    case 'graphql-error':
      sendJson(response, 200, {
        data: null,
        errors: [
          {
            message: fault.message ?? 'Internal error. Looks like something went wrong on our end.',
            extensions: {code: 'INTERNAL_SERVER_ERROR'},
          },
        ],
      });
      return true;
    // `operation` is the name of the cart mutation, which isn't executed.
    case 'user-error': {
      const {message = 'Invalid', field} = fault;
      const userErrors = [{code: 'INVALID', field: field?.split('.') ?? null, message}];
      sendJson(response, 200, {data: {[fault.operation]: {cart: null, userErrors, warnings: []}}});
      return true;
    }
    // Shopify's edge takes the caller for a bot, and answers in HTML.
    case '430':
      sendHtml(response, 430, html`<!doctype html><title>430 Shopify Security Rejection</title>`);
      return true;
    // A proxy or a network's page to sign in answers in place of the store.
    case 'html':
      sendHtml(response, 200, html`<!doctype html><title>Sign in</title><p>Sign in to this network.</p>`);
      return true;
    case 'half-closed':
      response.writeHead(200, {'content-type': 'application/json; charset=utf-8', 'content-length': 1000});
      response.write('{"data":{"shop":');
      setImmediate(() => response.destroy());
      return true;
    case 'hang':
      return true;
    // The operation is executed, and `fieldFault.ts` withholds or changes a field, or the Admin API drops the answer.
    case 'access-denied':
    case 'field-error':
    case 'garbled':
    case 'lost':
      return false;
    // The Admin API has an answer of its own, with the operation's cost (`cost.ts`).
    case 'throttled':
      sendJson(response, 200, statuses['429'].body);
      return true;
  }
}
