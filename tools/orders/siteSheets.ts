import {setTimeout} from 'node:timers/promises';
import {parse as parseCsv} from 'csv-parse/sync';
import {messages} from 'joinery/workshop/messages';
import {parse as parseHtml} from 'node-html-parser';
import {gatePath} from '~/gate/browser';
import {StartError} from '../environment';

const maxRetries = 5;

/** Seconds. */
const maxRetryAfter = 10;

/** A drawing sheet of the site, with the cut list of its piece. */
export interface SiteSheet {
  /** HTML of the sheet, without the page around it. */
  html: string;
  /** URLs of the page's stylesheets. */
  styles: string[];
  /** Rows of the cut list, by the names of its columns. */
  parts: Record<string, string>[];
  /** What the cut list says of the piece as a whole. */
  notes: string[];
}

/** The workshop works in German. */
const t = messages.de;

/**
 * Why there is no sheet: the site doesn't confirm the id, because it has another secret; or it has no sheet of this piece, even without
 * an order.
 */
export type MissingSheet = 'unconfirmed' | 'missing';

/** Reads drawing sheets from the site. It signs in when the site has a password. */
export class SiteSheets {
  #session: string | undefined;

  constructor(
    readonly site: string,
    readonly password?: string,
  ) {}

  /**
   * Reads the sheet at a path that has the id and price of an order in its query.
   * @throws StartError when the site fails
   */
  async read(path: string): Promise<SiteSheet | MissingSheet> {
    const [pathname = '', query] = path.split('?');
    const cutList = await this.#fetch(`${pathname}/cut-list.csv?${query}`);
    if (cutList.status === 404) return (await this.#fetch(pathname)).ok ? 'unconfirmed' : 'missing';
    const page = await this.#fetch(path);
    const document = parseHtml(await page.text());
    const sheet = document.querySelector('main article');
    // A domain that waits for its site answers every path with the same page.
    if (!sheet || !cutList.headers.get('Content-Type')?.startsWith('text/csv'))
      throw new StartError(`${this.site} answers, but isn't this site. PUBLIC_SITE_URL has to be where the site runs.`);
    const rows: Record<string, string>[] = parseCsv(await cutList.text(), {delimiter: ';', bom: true, columns: true});
    const links = document.querySelectorAll('link[rel="stylesheet"]');
    return {
      html: sheet.outerHTML,
      styles: links.map((link) => new URL(link.getAttribute('href') ?? '', page.url).href),
      parts: rows.filter((row) => row[t.number]),
      notes: rows.flatMap((row) => (row[t.number] ? [] : (row[t.remark] ?? []))),
    };
  }

  /** Reads a stylesheet, with the fonts and pictures that it loads as data URLs. */
  async readStyle(url: string): Promise<string> {
    let css = await (await this.#fetch(url)).text();
    for (const [, file = ''] of css.matchAll(/url\(["']?(?!data:|#)([^)"']+)["']?\)/g)) {
      const answer = await this.#fetch(new URL(file, url).href);
      const type = answer.headers.get('Content-Type') ?? '';
      css = css.replaceAll(file, `data:${type};base64,${Buffer.from(await answer.arrayBuffer()).toString('base64')}`);
    }
    return css;
  }

  async #fetch(path: string): Promise<Response> {
    const send = () => {
      const headers = {Accept: '*/*', ...(this.#session && {Cookie: this.#session})};
      return fetch(new URL(path, this.site), {headers}).catch(() => {
        throw new StartError(`${this.site} gives no answer. Is PUBLIC_SITE_URL the site's address?`);
      });
    };
    let answer = await send();
    // The site is busy, and says when to ask again.
    for (
      let attempt = 1;
      answer.status === 503 && answer.headers.has('Retry-After') && attempt <= maxRetries;
      attempt += 1
    ) {
      await setTimeout(Math.min(Number(answer.headers.get('Retry-After')) || 1, maxRetryAfter) * 1000);
      answer = await send();
    }
    if (answer.status === 401 && this.#session === undefined) {
      this.#session = await this.#signIn();
      answer = await send();
    }
    if (answer.ok || answer.status === 404) return answer;
    const fix = answer.status === 401 ? "Set SITE_PASSWORD to the site's password." : 'Try again later.';
    throw new StartError(`${this.site} answers ${path} with status ${answer.status}. ${fix}`);
  }

  /** Sends the site's password, and returns the session cookie. */
  async #signIn(): Promise<string> {
    const body = new URLSearchParams({password: this.password ?? '', to: '/'});
    const {headers} = await fetch(new URL(gatePath, this.site), {method: 'POST', body, redirect: 'manual'});
    return headers
      .getSetCookie()
      .map((cookie) => cookie.split(';', 1)[0])
      .join('; ');
  }
}
