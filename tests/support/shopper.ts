import {getDocument} from '../../tools/document';
import type {Site} from '../../tools/site';

/** A visitor without JavaScript who needs no browser: sends the forms of pages, and keeps the cookies. */
export class Shopper {
  readonly #cookies = new Map<string, string>();

  constructor(readonly site: Site) {}

  get cookies(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** The answer to a form, redirects not followed. */
  async post(path: string, fields: Record<string, string>) {
    const response = await fetch(this.site.url + path, {
      method: 'POST',
      redirect: 'manual',
      headers: {Accept: 'text/html', Cookie: this.cookies, Origin: this.site.url},
      body: new URLSearchParams(fields),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const [name = '', ...value] = pair.split('=');
      this.#cookies.set(name, value.join('='));
    }
    const location = response.headers.get('Location') ?? '';
    return {status: response.status, location, html: await response.text()};
  }

  /** Puts a piece into the cart, as the form of its product's page does. `piece` as in the page's address. */
  add(handle: string, piece: string, language: 'de' | 'en' = 'de') {
    const fields = {intent: 'add', product: handle, quantity: '1', ...Object.fromEntries(new URLSearchParams(piece))};
    return this.post(language === 'en' ? '/en/cart' : '/cart', fields);
  }

  async html(path: string): Promise<string> {
    return (await getDocument(this.site.url + path, this.cookies)).html;
  }
}
