import type {Variant} from '../catalogue/entities';
import type {DiscountItems, DiscountRecord} from '../model';
import {percentOf, piecesGiven, spread} from './allocation';
import type {CartLine, CartWarning} from './model';

type Line = Pick<CartLine, 'variant' | 'quantity'>;

/** What the rules need to know of the store. */
export interface DiscountTerms {
  /** In any letter case. */
  find(code: string): DiscountRecord | undefined;
  now: Date;
  /** How often a code was used, in all and by the buyer of the cart. */
  uses(record: DiscountRecord): {all: number; byBuyer: number};
  isFor(variant: Variant, items: DiscountItems): boolean;
}

/** What a discount code takes off a cart. */
export interface AppliedDiscount {
  /** As it was entered. */
  code: string;
  record: DiscountRecord;
  /** Cents off each line, in the order of the lines. */
  amounts: number[];
}

/** One code is written in many ways. */
export const normalizeCode = (code: string): string => code.trim().toLowerCase();

const amountOf = ({variant, quantity}: Line) => variant.record.price * quantity;
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** Why a code takes nothing off these lines; `undefined` for one that does. */
function discountProblem(code: string, lines: readonly Line[], terms: DiscountTerms): CartWarning['code'] | undefined {
  const record = terms.find(code);
  if (!record) return 'DISCOUNT_NOT_FOUND';
  const now = terms.now.getTime();
  const {startsAt, endsAt, usageLimit = Infinity, oncePerCustomer} = record;
  if ((startsAt && Date.parse(startsAt) > now) || (endsAt && Date.parse(endsAt) <= now)) {
    return 'DISCOUNT_CURRENTLY_INACTIVE';
  }
  const uses = terms.uses(record);
  if (uses.all >= usageLimit) return 'DISCOUNT_USAGE_LIMIT_REACHED';
  if (oncePerCustomer && uses.byBuyer > 0) return 'DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED';
  return linesProblem(record, lines, terms);
}

function linesProblem(
  record: DiscountRecord,
  lines: readonly Line[],
  {isFor}: DiscountTerms,
): CartWarning['code'] | undefined {
  if (record.kind === 'buyXGetY') {
    const isOneOf = (items: DiscountItems) => lines.some(({variant, quantity}) => quantity && isFor(variant, items));
    if (!isOneOf(record.buys) && !isOneOf(record.gets)) return 'DISCOUNT_NO_ENTITLED_LINE_ITEMS';
    return sumOf(givenPieces(record, lines, isFor)) === 0 ? 'DISCOUNT_QUANTITY_NOT_IN_RANGE' : undefined;
  }
  const entitled = record.kind === 'products' ? lines.filter(({variant}) => isFor(variant, record.items)) : lines;
  const quantity = sumOf(entitled.map((line) => line.quantity));
  if (record.kind === 'products' && quantity === 0) return 'DISCOUNT_NO_ENTITLED_LINE_ITEMS';
  const {subtotal = 0, quantity: pieces = 0} = record.minimum ?? {};
  if (sumOf(entitled.map(amountOf)) < subtotal) return 'DISCOUNT_PURCHASE_NOT_IN_RANGE';
  return quantity < pieces ? 'DISCOUNT_QUANTITY_NOT_IN_RANGE' : undefined;
}

/** The code that applies to a cart: the first that may. */
export function appliedDiscount(
  codes: readonly string[],
  lines: readonly Line[],
  terms: DiscountTerms,
): AppliedDiscount | undefined {
  const code = codes.find((candidate) => !discountProblem(candidate, lines, terms));
  const record = code === undefined ? undefined : terms.find(code);
  return code === undefined || !record ? undefined : {code, record, amounts: amountsOff(record, lines, terms)};
}

function amountsOff(record: DiscountRecord, lines: readonly Line[], {isFor}: DiscountTerms): number[] {
  switch (record.kind) {
    case 'shipping':
      return lines.map(() => 0);
    case 'order':
      return valueOff(record.value, lines);
    case 'products': {
      const {value, items, eachItem} = record;
      const isEntitled = ({variant}: Line) => isFor(variant, items);
      if (eachItem && 'amount' in value) {
        return lines.map((line) =>
          isEntitled(line) ? Math.min(value.amount, line.variant.record.price) * line.quantity : 0,
        );
      }
      return valueOff(value, lines, isEntitled);
    }
    case 'buyXGetY': {
      const given = givenPieces(record, lines, isFor);
      return lines.map(({variant}, index) =>
        percentOf(variant.record.price * (given[index] ?? 0), record.gets.percent),
      );
    }
  }
}

function valueOff(
  value: {percent: number} | {amount: number},
  lines: readonly Line[],
  isEntitled: (line: Line) => boolean = () => true,
): number[] {
  const amounts = lines.map((line) => (isEntitled(line) ? amountOf(line) : 0));
  return 'percent' in value ? amounts.map((amount) => percentOf(amount, value.percent)) : spread(value.amount, amounts);
}

function givenPieces(
  {buys, gets, usesPerOrder}: Extract<DiscountRecord, {kind: 'buyXGetY'}>,
  lines: readonly Line[],
  isFor: DiscountTerms['isFor'],
): number[] {
  const pieces = lines.map(({variant, quantity}) => ({variant, quantity, price: variant.record.price}));
  return piecesGiven(pieces, {
    buys: {quantity: buys.quantity, isFor: ({variant}) => isFor(variant, buys)},
    gets: {quantity: gets.quantity, isFor: ({variant}) => isFor(variant, gets)},
    limit: usesPerOrder,
  });
}

const REASONS: Partial<Record<CartWarning['code'], (code: string) => string>> = {
  DISCOUNT_NOT_FOUND: (code) => `The discount code ${code} was not found.`,
  DISCOUNT_CURRENTLY_INACTIVE: (code) => `The discount code ${code} is currently inactive.`,
  DISCOUNT_PURCHASE_NOT_IN_RANGE: (code) => `The cart does not meet the minimum purchase of ${code}.`,
  DISCOUNT_QUANTITY_NOT_IN_RANGE: (code) => `The cart does not meet the minimum quantity of ${code}.`,
  DISCOUNT_NO_ENTITLED_LINE_ITEMS: (code) => `The discount code ${code} is for none of the items in the cart.`,
  DISCOUNT_USAGE_LIMIT_REACHED: (code) => `The usage limit of ${code} has been reached.`,
  DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED: (code) => `The customer has already used ${code}.`,
  DISCOUNT_CODE_NOT_HONOURED: (code) => `The discount code ${code} can't be combined with another one.`,
};

/** A warning for each code of a cart that takes nothing off. */
export function discountWarnings(
  codes: readonly string[],
  lines: readonly Line[],
  terms: DiscountTerms,
  target: string,
): CartWarning[] {
  const applied = appliedDiscount(codes, lines, terms)?.code;
  return codes.flatMap((entered) => {
    if (entered === applied) return [];
    const code = discountProblem(entered, lines, terms) ?? 'DISCOUNT_CODE_NOT_HONOURED';
    return [{code, message: REASONS[code]?.(entered) ?? '', target}];
  });
}

/** The codes that a cart keeps: each once, as it was written first. */
export function keptCodes(codes: readonly string[]): string[] {
  const byCode = new Map<string, string>();
  for (const code of codes) if (code.trim() && !byCode.has(normalizeCode(code))) byCode.set(normalizeCode(code), code);
  return [...byCode.values()];
}
