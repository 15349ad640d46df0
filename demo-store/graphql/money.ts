import type {Resolvers} from './context';

/** An amount without a currency is in the currency of the request's market. */
export interface MoneyV2 {
  amount: string;
  currencyCode?: string;
}

/** Converts cents as Shopify formats them: `1234` is "12.34", `1200` is "12.0", `833.3` is "8.333". */
export function money(cents: number, currencyCode?: string): MoneyV2 {
  const amount = Number.isInteger(cents) ? (cents / 100).toFixed(2).replace(/0$/, '') : (cents / 100).toFixed(3);
  return {amount, ...(currencyCode && {currencyCode})};
}

export function optionalMoney(cents: number | null | undefined, currencyCode?: string): MoneyV2 | null {
  return cents === null || cents === undefined ? null : money(cents, currencyCode);
}

/** The functions for amounts in a currency of their own, such as a cart's. */
export const moneyIn = (currencyCode: string) => ({
  money: (cents: number) => money(cents, currencyCode),
  optionalMoney: (cents: number | null | undefined) => optionalMoney(cents, currencyCode),
});

export const moneyV2: Resolvers<MoneyV2> = {
  currencyCode: ({currencyCode}, _, {market}) => currencyCode ?? market.currencyCode,
};
