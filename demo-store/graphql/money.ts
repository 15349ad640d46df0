export interface MoneyV2 {
  amount: string;
  currencyCode: 'EUR';
}

/** Converts cents as Shopify formats them: `1234` is "12.34", `1200` is "12.0", `833.3` is "8.333". */
export function money(cents: number): MoneyV2 {
  const amount = Number.isInteger(cents) ? (cents / 100).toFixed(2).replace(/0$/, '') : (cents / 100).toFixed(3);
  return {amount, currencyCode: 'EUR'};
}

export function optionalMoney(cents: number | null | undefined): MoneyV2 | null {
  return cents === null || cents === undefined ? null : money(cents);
}
