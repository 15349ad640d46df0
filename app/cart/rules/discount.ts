/** What the store says of the visitor's discount code (rule 13.19). */
export interface DiscountView {
  code: string;
  /** `unknown` where the store was not asked, or gave no answer. */
  state: 'applied' | 'refused' | 'unknown';
  /** Cents that the code takes off the lines. An applied one may take off nothing here, but shipping at the checkout. */
  amount: number;
  /** Why it takes nothing off, in the visitor's language. */
  reason?: string;
}

/** Integer cents that are paid for the lines, shipping not included. */
export const payable = ({total, discount}: {total: number; discount?: DiscountView}): number =>
  total - (discount?.amount ?? 0);
