interface MoneyV2 {
  amount: string;
  currencyCode: 'EUR';
}

/** An amount in cents as the API answers it: `1234` is "12.34", `1200` is "12.0". */
export function money(cents: number): MoneyV2 {
  return {amount: (cents / 100).toFixed(2).replace(/0$/, ''), currencyCode: 'EUR'};
}

/** The same for an amount that may be missing. */
export function optionalMoney(cents: number | null | undefined): MoneyV2 | null {
  return cents === null || cents === undefined ? null : money(cents);
}
