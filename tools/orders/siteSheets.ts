import {parse as parseCsv} from 'csv-parse/sync';
import {parse as parseHtml} from 'node-html-parser';
import {gatePath} from '~/gate/browser';
import {StartError} from '../environment';

/** A drawing sheet of the site, with the cut list of its piece. */
export interface SiteSheet {
  /** HTML of the sheet alone. */
  html: string;
  /** URLs of its stylesheets. */
  styles: string[];
  /** Parts by the names of the cut list's columns. */
  parts: Record<string, string>[];
}

/** Reads drawing sheets of the site at an address, with the site's password where it has one. */
export class SiteSheets {
  #session: string | undefined;

  constructor(
    readonly site: string,
    readonly password?: string,
  ) {}

  /** The sheet at a path with its order; `undefined` when the site doesn't confirm the order. @throws StartError when it fails */
  async read(path: string): Promise<SiteSheet | undefined> {
    const [pathname, query] = path.split('?');
    const list = await this.#fetch(`${pathname}/cut-list.csv?${query}`);
    if (list.status === 404) return undefined;
    const page = await this.#fetch(path);
    const document = parseHtml(await page.text());
    const links = document.querySelectorAll('link[rel="stylesheet"]');
    return {
      html: document.querySelector('main article')?.outerHTML ?? '',
      styles: links.map((link) => new URL(link.getAttribute('href') ?? '', page.url).href),
      parts: parseCsv(await list.text(), {delimiter: ';', bom: true, columns: true}),
    };
  }

  /** A stylesheet with all that it loads inside. */
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
    const ask = () =>
      fetch(new URL(path, this.site), {headers: {Accept: '*/*', ...(this.#session && {Cookie: this.#session})}}).catch(
        () => {
          throw new StartError(`${this.site} gives no answer. Is PUBLIC_SITE_URL the site's address?`);
        },
      );
    let answer = await ask();
    if (answer.status === 401 && this.#session === undefined) {
      this.#session = await this.#signIn();
      answer = await ask();
    }
    if (answer.ok || answer.status === 404) return answer;
    const fix = answer.status === 401 ? "Set SITE_PASSWORD to the site's password." : 'Try again later.';
    throw new StartError(`${this.site} answers ${path} with status ${answer.status}. ${fix}`);
  }

  /** The cookie of who has given the site's password. */
  async #signIn(): Promise<string> {
    const body = new URLSearchParams({password: this.password ?? '', to: '/'});
    const {headers} = await fetch(new URL(gatePath, this.site), {method: 'POST', body, redirect: 'manual'});
    return headers
      .getSetCookie()
      .map((cookie) => cookie.split(';', 1)[0])
      .join('; ');
  }
}
