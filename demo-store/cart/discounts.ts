import type {Variant} from '../catalogue/entities';
import type {DiscountItems, DiscountRecord} from '../model';
import {takePercent, dealQuantities, allocate} from './allocation';
import type {CartLine, CartWarning} from './model';

type Line = Pick<CartLine, 'variant' | 'quantity'>;

/** What the rules need from the store. */
export interface DiscountTerms {
  /** Finds a discount by its code, in any letter case. */
  find(code: string): DiscountRecord | undefined;
  now: Date;
  /** How often a code was used, by all customers and by this buyer. */
  uses(record: DiscountRecord): {all: number; byBuyer: number};
  appliesTo(variant: Variant, items: DiscountItems): boolean;
}

export interface AppliedDiscount {
  /** The code as the buyer entered it. */
  code: string;
  record: DiscountRecord;
  /** Cents off each line, in the order of the lines. */
  amounts: number[];
}

export const normalizeCode = (code: string): string => code.trim().toLowerCase();

const lineAmount = ({variant, quantity}: Line) => variant.record.price * quantity;
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** The reason why a code doesn't apply to these lines; `undefined` if the code applies. */
function findDiscountProblem(
  code: string,
  lines: readonly Line[],
  terms: DiscountTerms,
): CartWarning['code'] | undefined {
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
  return findLinesProblem(record, lines, terms);
}

function findLinesProblem(
  record: DiscountRecord,
  lines: readonly Line[],
  {appliesTo}: DiscountTerms,
): CartWarning['code'] | undefined {
  if (record.kind === 'buyXGetY') {
    const hasItem = (items: DiscountItems) =>
      lines.some(({variant, quantity}) => quantity && appliesTo(variant, items));
    if (!hasItem(record.buys) && !hasItem(record.gets)) return 'DISCOUNT_NO_ENTITLED_LINE_ITEMS';
    return sum(buyXGetYQuantities(record, lines, appliesTo)) === 0 ? 'DISCOUNT_QUANTITY_NOT_IN_RANGE' : undefined;
  }
  const entitledLines =
    record.kind === 'products' ? lines.filter(({variant}) => appliesTo(variant, record.items)) : lines;
  const quantity = sum(entitledLines.map((line) => line.quantity));
  if (record.kind === 'products' && quantity === 0) return 'DISCOUNT_NO_ENTITLED_LINE_ITEMS';
  const {subtotal: minimumSubtotal = 0, quantity: minimumQuantity = 0} = record.minimum ?? {};
  if (sum(entitledLines.map(lineAmount)) < minimumSubtotal) return 'DISCOUNT_PURCHASE_NOT_IN_RANGE';
  return quantity < minimumQuantity ? 'DISCOUNT_QUANTITY_NOT_IN_RANGE' : undefined;
}

/** A cart has one discount code at a time: the first that applies. An empty one has none. */
export function findAppliedDiscount(
  codes: readonly string[],
  lines: readonly Line[],
  terms: DiscountTerms,
): AppliedDiscount | undefined {
  const code =
    lines.length === 0 ? undefined : codes.find((candidate) => !findDiscountProblem(candidate, lines, terms));
  const record = code === undefined ? undefined : terms.find(code);
  return code === undefined || !record ? undefined : {code, record, amounts: computeAmounts(record, lines, terms)};
}

function computeAmounts(record: DiscountRecord, lines: readonly Line[], {appliesTo}: DiscountTerms): number[] {
  switch (record.kind) {
    case 'shipping':
      return lines.map(() => 0);
    case 'order':
      return allocateValue(record.value, lines);
    case 'products': {
      const {value, items, eachItem} = record;
      const isEntitled = ({variant}: Line) => appliesTo(variant, items);
      if (eachItem && 'amount' in value) {
        return lines.map((line) =>
          isEntitled(line) ? Math.min(value.amount, line.variant.record.price) * line.quantity : 0,
        );
      }
      return allocateValue(value, lines, isEntitled);
    }
    case 'buyXGetY': {
      const quantities = buyXGetYQuantities(record, lines, appliesTo);
      return lines.map(({variant}, index) =>
        takePercent(variant.record.price * (quantities[index] ?? 0), record.gets.percent),
      );
    }
  }
}

function allocateValue(
  value: {percent: number} | {amount: number},
  lines: readonly Line[],
  isEntitled: (line: Line) => boolean = () => true,
): number[] {
  const amounts = lines.map((line) => (isEntitled(line) ? lineAmount(line) : 0));
  return 'percent' in value
    ? amounts.map((amount) => takePercent(amount, value.percent))
    : allocate(value.amount, amounts);
}

function buyXGetYQuantities(
  {buys, gets, usesPerOrder}: Extract<DiscountRecord, {kind: 'buyXGetY'}>,
  lines: readonly Line[],
  appliesTo: DiscountTerms['appliesTo'],
): number[] {
  const pricedLines = lines.map(({variant, quantity}) => ({variant, quantity, price: variant.record.price}));
  return dealQuantities(pricedLines, {
    buys: {quantity: buys.quantity, appliesTo: ({variant}) => appliesTo(variant, buys)},
    gets: {quantity: gets.quantity, appliesTo: ({variant}) => appliesTo(variant, gets)},
    limit: usesPerOrder,
  });
}

const notForItems = (code: string) => `The ${code} discount code is not valid for the items in your cart`;

/** Shopify's texts, as far as they are recorded: all but those about the quantity, the items and the usage. */
const REASONS: Partial<Record<CartWarning['code'], (code: string) => string>> = {
  DISCOUNT_NOT_FOUND: () => 'Enter a valid discount code',
  DISCOUNT_CURRENTLY_INACTIVE: () => 'This discount is not valid anymore',
  DISCOUNT_PURCHASE_NOT_IN_RANGE: notForItems,
  DISCOUNT_QUANTITY_NOT_IN_RANGE: notForItems,
  DISCOUNT_NO_ENTITLED_LINE_ITEMS: notForItems,
  DISCOUNT_USAGE_LIMIT_REACHED: (code) => `The usage limit of ${code} has been reached.`,
  DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED: (code) => `The customer has already used ${code}.`,
  DISCOUNT_CODE_NOT_HONOURED: (code) => `The ${code} discount code is not honoured`,
};

/** Whether the code itself is why it doesn't apply, and not the cart. */
const isCodeProblem = (problem: CartWarning['code'] | undefined) =>
  problem === 'DISCOUNT_NOT_FOUND' || problem === 'DISCOUNT_CURRENTLY_INACTIVE';

/** A warning for each code that doesn't apply. In an empty cart no code is honoured, which is said last. */
export function discountWarnings(
  codes: readonly string[],
  lines: readonly Line[],
  terms: DiscountTerms,
  target: string,
): CartWarning[] {
  const appliedCode = findAppliedDiscount(codes, lines, terms)?.code;
  const warnings = codes.flatMap((enteredCode): CartWarning[] => {
    if (enteredCode === appliedCode) return [];
    const problem = findDiscountProblem(enteredCode, lines, terms);
    const isNotHonoured = !problem || (lines.length === 0 && !isCodeProblem(problem));
    const code = isNotHonoured ? 'DISCOUNT_CODE_NOT_HONOURED' : problem;
    return [{code, message: REASONS[code]?.(enteredCode) ?? '', target}];
  });
  if (lines.length > 0) return warnings;
  const isLast = ({code}: CartWarning) => code === 'DISCOUNT_CODE_NOT_HONOURED';
  return [...warnings.filter((warning) => !isLast(warning)), ...warnings.filter(isLast)];
}

/** The codes without duplicates. Of several spellings of a code the first one stays. */
export function uniqueCodes(codes: readonly string[]): string[] {
  const spellings = new Map<string, string>();
  for (const code of codes) {
    const key = normalizeCode(code);
    if (key && !spellings.has(key)) spellings.set(key, code);
  }
  return [...spellings.values()];
}
