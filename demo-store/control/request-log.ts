import type {IncomingHttpHeaders} from 'node:http';

/** One operation of the Storefront API as the store has answered it. */
export interface LoggedRequest {
  name: string;
  variables: Record<string, unknown>;
  /** What the client has sent with it, by names in small letters. */
  headers: IncomingHttpHeaders;
  /** The language that the answer was in, `null` when there was none. */
  language: 'DE' | 'EN' | null;
  /** Until the answer was sent, or the connection ended, in ms. */
  ms: number;
  /** 0 when the connection ended without an answer. */
  status: number;
}

const MAX_ENTRIES = 5000;

/** The operations since the log was last cleared, the oldest first. */
export class RequestLog {
  private list: LoggedRequest[] = [];

  get entries(): readonly LoggedRequest[] {
    return this.list;
  }

  add(entry: LoggedRequest): void {
    this.list.push(entry);
    if (this.list.length > MAX_ENTRIES) this.list.shift();
  }

  clear(): void {
    this.list = [];
  }
}
