import {withoutLanguage} from '~/i18n/language';
import {maxAge, type KeptDocument} from './sharedDocuments';

/** Something that has changed in the store. */
export interface StoreChange {
  /** Tells calls apart: the same one, sent again, changes nothing. */
  id: string;
  /** When the site heard of it, in ms since 1970. */
  at: number;
  /** Handle of the one product that has changed; without it, any document may show what has. */
  product?: string;
}

/** Changes that are remembered. Of more, the oldest counts for all documents. */
const maxChanges = 100;

/** The Cache API's keys are requests. No visitor's request can have this host. */
const address = () => new Request('https://changes.invalid/');

/** Documents of the shop: a product may have come into its list that they don't name yet. */
const shopPath = /^\/shop(\.data)?$/;

/** What has changed in the store, as this worker has heard it, or another one of its data centre. */
export class StoreChanges {
  #changes: StoreChange[] = [];
  /** Goes up with each change: what was found untouched need not be looked at again. */
  #version = 0;
  #checked = new WeakMap<KeptDocument, number>();
  #decoder = new TextDecoder();

  /** When something changed last, in ms since 1970. An answer of the store from before may be wrong. */
  get latest(): number {
    return this.#changes.at(-1)?.at ?? -Infinity;
  }

  /** Remembers a change and tells the other workers. Answers whether it is new. */
  async add(change: StoreChange, cache: Cache): Promise<boolean> {
    await this.learn(cache);
    if (this.#changes.some(({id}) => id === change.id)) return false;
    this.#remember([...this.#changes, change]);
    const headers = {'Cache-Control': `max-age=${maxAge}`};
    await cache.put(address(), new Response(JSON.stringify(this.#changes), {headers}));
    return true;
  }

  /** Reads what other workers have heard. */
  async learn(cache: Cache): Promise<void> {
    const found = await cache.match(address());
    if (!found) return;
    const known = new Set(this.#changes.map(({id}) => id));
    const others = ((await found.json()) as StoreChange[]).filter(({id}) => !known.has(id));
    if (others.length) this.#remember([...this.#changes, ...others].sort((a, b) => a.at - b.at));
  }

  /** Whether a document may show something that has changed since it was rendered. `key` is its URL. */
  touches(document: KeptDocument, key: string): boolean {
    if (this.latest < document.rendered || this.#checked.get(document) === this.#version) return false;
    const later = this.#changes.filter(({at}) => at >= document.rendered);
    const {pathname} = new URL(key);
    const isShop = shopPath.test(withoutLanguage(pathname));
    const text = pathname + (later.every(({product}) => product) ? this.#decoder.decode(document.body) : '');
    // A page that shows something of a product links it. A handle that stands in a longer word does no harm.
    const touched = later.some(({product}) => !product || isShop || text.includes(product));
    if (!touched) this.#checked.set(document, this.#version);
    return touched;
  }

  #remember(changes: StoreChange[]): void {
    const {id, at} = changes.at(-maxChanges) ?? {id: '', at: 0};
    this.#changes = changes.length > maxChanges ? [{id, at}, ...changes.slice(1 - maxChanges)] : changes;
    this.#version += 1;
  }
}
