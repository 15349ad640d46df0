import {expect} from 'vitest';
import {createControl, type Control} from 'demo-store/control';
import {startDemoStore, type DemoStore} from 'demo-store';
import {encodeItem, numericId, type CartItem} from '~/cart/rules/cartItem';
import {toCents} from '~/i18n/formats';
import type {Configuration} from '~/configurator/piece/configuration';
import type {Offer} from '~/configurator/offer/readOffer';
import {ask, klivHandles, loadOffer, loadProduct, priceIn, standardHandles} from './configured';
import {loadStudio} from '../../support/studio';
import {Visitor} from './worker';

export const oak = {value: '#b98a56'};
const white = {value: '#f1ede1'};
export const small = {color: oak, length: 120, width: 70, choices: {}};
export const large = {color: {value: '#6b4a32'}, length: 260, width: 110, choices: {}};
export const smallPlanter = {
  isKlivProduct: true,
  width: 300,
  height: 200,
  color: white,
  choices: {environment: 'indoor'},
} as const;
export const largePlanter = {...smallPlanter, width: 1200, height: 700};

/** A demo store, what its made-to-measure products offer and cost, and one visitor who tries to pay less. */
export class Shop {
  control!: Control;
  visitor = new Visitor();
  readonly offers = new Map<string, Offer>();
  /** By handle, cheapest first. Prices in cents. */
  readonly variants = new Map<string, {id: string; price: number}[]>();
  /** Numbers of the products, by handle. */
  readonly numbers = new Map<string, string>();
  /** Handles by title. */
  readonly handleOf = new Map<string, string>();
  private store!: DemoStore;

  async open(): Promise<void> {
    this.store = await startDemoStore({content: await loadStudio(), port: 0, seed: 'tampering', log: () => {}});
    this.control = createControl(this.storeUrl);
    for (const handle of [...standardHandles, ...klivHandles]) {
      this.offers.set(handle, await loadOffer(this.storeUrl, handle));
      const {id, title, variants} = await loadProduct(this.storeUrl, handle);
      this.numbers.set(handle, numericId(id));
      this.handleOf.set(title, handle);
      const priced = variants.nodes.map(({id, price}) => ({id, price: toCents(price.amount)}));
      this.variants.set(
        handle,
        priced.sort((a, b) => a.price - b.price),
      );
    }
  }

  get storeUrl(): string {
    return this.store.url;
  }

  close(): Promise<void> {
    return this.store.close();
  }

  async reset(): Promise<void> {
    this.startVisit();
    await this.control.reset();
  }

  /** A new visitor has an empty cart. */
  startVisit(): void {
    this.visitor = new Visitor();
  }

  send(fields?: Record<string, string>) {
    return ask(this.storeUrl, this.visitor, fields);
  }

  /** The id of the cheapest variant. */
  cheapest(handle: string): string {
    return this.variants.get(handle)?.[0]?.id ?? '';
  }

  /** An item of the cookie, under the cheapest variant of a product. */
  itemOf(handle: string, configuration: Configuration, changes: Partial<CartItem> = {}): string {
    const productId = `gid://shopify/Product/${this.numbers.get(handle)}`;
    const item = {variantId: this.cheapest(handle), quantity: 1, productId, configuration, ...changes};
    return encodeItem(item as CartItem);
  }

  /** What a configuration really costs, in cents. */
  priceOf(handle: string, configuration: Configuration): number {
    return priceIn(this.offers.get(handle) as Offer, configuration) ?? NaN;
  }

  /** What the checkout takes in cents for the items of a cookie, or `undefined` when it is refused. Every total is agreed to. */
  async pay(...items: string[]): Promise<number | undefined> {
    this.visitor.cookie = `cartItems=${encodeURIComponent(JSON.stringify(items))}`;
    const {checkoutUrl} = await this.send({intent: 'checkout', total: '999999999'});
    const [cart] = await this.control.carts();
    expect(cart === undefined).toBe(checkoutUrl === undefined);
    return cart?.lines.reduce((sum, line) => sum + line.total, 0);
  }
}
