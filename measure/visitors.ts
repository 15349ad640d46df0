import http from 'node:http';
import {retryAfter} from '~/platform/cache/renderLimit';

/** Pause in ms between two visits. */
const pause = 200;

/** Milliseconds after which the answer of a visit is too late. */
export const longestVisit = 1_000;

/** Visits a page again and again, on a connection of its own, while others load the site. */
export class Visitor {
  #agent = new http.Agent({keepAlive: true, maxSockets: 1});
  #slowest = 0;

  constructor(private readonly url: string) {
    void this.#visit();
  }

  /** Milliseconds of the slowest visit since the last look. Failed visits count as endless. */
  takeSlowest(): number {
    const slowest = this.#slowest;
    this.#slowest = 0;
    return slowest;
  }

  async #visit(): Promise<void> {
    for (;;) {
      const start = performance.now();
      const isOk = await this.#get();
      this.#slowest = Math.max(this.#slowest, isOk ? performance.now() - start : Infinity);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }

  #get(): Promise<boolean> {
    return new Promise((resolve) => {
      http
        .get(this.url, {agent: this.#agent}, (response) => {
          response.resume().on('end', () => resolve(response.statusCode === 200));
        })
        .on('error', () => resolve(false));
    });
  }
}

/** Node.js lets 511 connections wait to be accepted. The system resets the others on a busy machine, which is no failure of the site. */
const burstConnections = 500;

/** Requests paths all at once. Returns how many got another answer than 200, or than a 503 of the limit, which says when to try again. */
export async function burst(url: string, paths: readonly string[]): Promise<number> {
  const agent = new http.Agent({maxSockets: burstConnections});
  const isAnswered = (path: string) =>
    new Promise<boolean>((resolve) => {
      http
        .get(url + path, {agent}, (response) => {
          response.resume().on('end', () => resolve(response.statusCode === 200 || isRefusal(response)));
        })
        .on('error', () => resolve(false));
    });
  const answers = await Promise.all(paths.map(isAnswered));
  return answers.filter((answered) => !answered).length;
}

/** Whether the limit of renderings has refused a request (rule 2.32). A failing store names half a minute. */
export const isRefusal = ({statusCode, headers}: {statusCode?: number; headers: http.IncomingHttpHeaders}): boolean =>
  statusCode === 503 && headers['retry-after'] === String(retryAfter);
