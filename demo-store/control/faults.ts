import type {ServerResponse} from 'node:http';
import {setTimeout as sleep} from 'node:timers/promises';
import {sendJson} from '../http/response';

export const FAULT_KINDS = [
  'latency',
  '429',
  '500',
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
  /** Name of an operation, `*` for all of them, or the beginning of a path such as `/emails`. */
  operation: string;
  kind: FaultKind;
  /** How long `latency` holds an answer back, in ms. */
  ms?: number;
  /** How often it happens; without it, until faults are cleared. */
  times?: number;
  /** How many operations it lets pass before. */
  after?: number;
  /** The message of a `graphql-error` and of a `user-error`. */
  message?: string;
  /**
   * The field that `access-denied`, `field-error` and `garbled` are about, without it `quantityAvailable`; the input that a
   * `user-error` is about, such as `input.lines.0.merchandiseId`.
   */
  field?: string;
  /** What `garbled` answers in the place of the field's value, where it has one. */
  value?: unknown;
  /** The access scope that `access-denied` names as missing. */
  scope?: string;
}

/** The faults that tests have asked for. */
export class Faults {
  private list: (Fault & {left: number; passing: number})[] = [];

  add(fault: Fault): void {
    this.list.push({...fault, left: fault.times ?? Infinity, passing: fault.after ?? 0});
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
    const fault = this.list.find((candidate) => candidate.left > 0 && applies(candidate) && candidate.passing-- <= 0);
    if (fault) fault.left--;
    return fault;
  }
}

const DEFAULT_LATENCY_MS = 1000;

/** Carries out a fault. Answers whether the response is finished; after `latency` and a fault of one field it isn't. */
export async function applyFault(fault: Fault, response: ServerResponse): Promise<boolean> {
  switch (fault.kind) {
    case 'latency':
      await sleep(fault.ms ?? DEFAULT_LATENCY_MS);
      return false;
    case '429':
      sendJson(
        response,
        429,
        {
          errors: [
            {
              message: 'Throttled',
              extensions: {code: 'THROTTLED', documentation: 'https://shopify.dev/api/usage/rate-limits'},
            },
          ],
        },
        {'retry-after': '2', 'access-control-allow-origin': '*'},
      );
      return true;
    case '500':
      sendJson(response, 500, {
        errors: [{message: 'Internal Server Error', extensions: {code: 'INTERNAL_SERVER_ERROR'}}],
      });
      return true;
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
    // A mutation of the cart, which is its operation's name, is refused and not carried out.
    case 'user-error': {
      const {message = 'Invalid', field} = fault;
      const userErrors = [{code: 'INVALID', field: field?.split('.') ?? null, message}];
      sendJson(response, 200, {data: {[fault.operation]: {cart: null, userErrors, warnings: []}}});
      return true;
    }
    case 'half-closed':
      response.writeHead(200, {'content-type': 'application/json; charset=utf-8', 'content-length': 1000});
      response.write('{"data":{"shop":');
      setImmediate(() => response.destroy());
      return true;
    case 'hang':
      return true;
    // The operation is carried out. A field of its answer then fails (`fieldFault.ts`), or it is lost itself (Admin API).
    case 'access-denied':
    case 'field-error':
    case 'garbled':
    case 'lost':
      return false;
    // In the words of the Admin API, which answers it itself (`cost.ts`).
    case 'throttled':
      return false;
  }
}
