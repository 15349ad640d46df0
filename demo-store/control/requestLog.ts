import type {IncomingHttpHeaders} from 'node:http';

/** An operation that the store has answered. */
export interface LoggedRequest {
  name: string;
  variables: Record<string, unknown>;
  /** The request's headers, by lowercase names. */
  headers: IncomingHttpHeaders;
  /** The language of the answer, `null` without one. */
  language: 'DE' | 'EN' | null;
  /** Duration until the answer was sent or the connection closed, in ms. */
  ms: number;
  /** 0 when the connection closed without an answer. */
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
