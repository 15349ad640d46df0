import type {Cart} from '../cart/model';
import type {Language} from '../model';
import {gid} from './ids';
import type {Store} from './store';

/** A country that the store sells to, in the currency of its market. */
export interface Market {
  id: string;
  handle: string;
  countryCode: string;
  currencyCode: string;
}

const toMarket = (countryCode: string, currencyCode: string): Market => ({
  id: gid('Market', countryCode),
  handle: countryCode.toLowerCase(),
  countryCode,
  currencyCode,
});

/** The market of the store's own country. */
export const homeMarket = ({content, admin}: Store): Market =>
  toMarket(content.shop.countryCode, admin.marketCurrency ?? admin.currencyCode);

/** The market of the store's own country comes first. */
export function listMarkets(store: Store): Market[] {
  const {markets} = store.content.shop;
  return [homeMarket(store), ...markets.map((market) => toMarket(market.countryCode, market.currencyCode))];
}

/** The market of a country, or of the store's own country when the store doesn't sell to that one. */
export function findMarket(store: Store, countryCode: unknown): Market {
  return listMarkets(store).find((market) => market.countryCode === countryCode) ?? homeMarket(store);
}

/** A buyer's country decides in which currency the cart is. */
export const cartMarket = (store: Store, {buyerIdentity}: Cart): Market => findMarket(store, buyerIdentity.countryCode);

export function countryName(countryCode: string, language: Language): string {
  return new Intl.DisplayNames(language, {type: 'region'}).of(countryCode) ?? countryCode;
}

export function currencyName(currencyCode: string, language: Language): string {
  return new Intl.DisplayNames(language, {type: 'currency'}).of(currencyCode) ?? currencyCode;
}

/** A currency's own symbol, such as `$`, whatever the language. */
export function currencySymbol(currencyCode: string): string {
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: currencyCode,
    currencyDisplay: 'narrowSymbol',
  });
  return format.formatToParts(0).find(({type}) => type === 'currency')?.value ?? currencyCode;
}
