import type {Variant} from '../catalogue/entities';
import {viewKeyOf, type Attribute, type CartLine, type CartUserError, type CartWarning} from './model';

/** Shopify's limit of a quantity. */
const MAX_QUANTITY = 1_000_000;

export interface LineInput {
  merchandiseId: string;
  quantity?: number | null;
  attributes?: Attribute[] | null;
  sellingPlanId?: string | null;
  parent?: object | null;
}

export interface LineUpdateInput {
  /** A line is named by its id or by its view key. */
  id?: string | null;
  viewKey?: string | null;
  merchandiseId?: string | null;
  quantity?: number | null;
  attributes?: Attribute[] | null;
  sellingPlanId?: string | null;
}

/** What the rules need to know of the store. */
export interface Merchandise {
  find(id: string): Variant | undefined;
  /** How many of a variant can be sold. */
  sellable(variant: Variant): number;
  newLineId(): string;
  /** The product's title in the language of the request. */
  titleOf(variant: Variant): string;
}

interface LinesChange {
  lines: CartLine[];
  userErrors: CartUserError[];
  warnings: CartWarning[];
}

/** The last of several attributes with one key counts, as in a Shopify line's properties. */
function normalize(attributes: readonly Attribute[]): Attribute[] {
  const byKey = new Map(attributes.map(({key, value}) => [key, value]));
  return [...byKey].map(([key, value]) => ({key, value}));
}

function matchKey(variant: Variant, attributes: readonly Attribute[]): string {
  const pairs = attributes.map(({key, value}) => [key, value]);
  pairs.sort(([one = ''], [other = '']) => (one < other ? -1 : 1));
  return JSON.stringify([variant.id, pairs]);
}

function mergeEqualLines(lines: readonly CartLine[]): CartLine[] {
  const merged = new Map<string, CartLine>();
  for (const line of lines) {
    const key = matchKey(line.variant, line.attributes);
    const earlier = merged.get(key);
    merged.set(key, earlier ? {...earlier, quantity: earlier.quantity + line.quantity} : line);
  }
  return [...merged.values()];
}

function stockWarning(line: CartLine, left: number, title: string): CartWarning {
  return left === 0
    ? {
        code: 'MERCHANDISE_OUT_OF_STOCK',
        message: `The product '${title}' is already sold out.`,
        target: line.id,
      }
    : {
        code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
        message: `Only ${left} items were added to your cart due to availability.`,
        target: line.id,
      };
}

/** Lowers the touched lines to what is in stock; lines of the same variant share it. */
function clampToStock(lines: readonly CartLine[], touched: ReadonlySet<string>, merchandise: Merchandise) {
  const warnings: CartWarning[] = [];
  const taken = new Map<string, number>();
  const take = (line: CartLine) => taken.set(line.variant.id, (taken.get(line.variant.id) ?? 0) + line.quantity);
  for (const line of lines) if (!touched.has(line.id)) take(line);
  const clamped = lines.map((line) => {
    if (!touched.has(line.id)) return line;
    const left = Math.max(0, merchandise.sellable(line.variant) - (taken.get(line.variant.id) ?? 0));
    const quantity = Math.min(line.quantity, left);
    if (quantity < line.quantity) warnings.push(stockWarning(line, left, merchandise.titleOf(line.variant)));
    const result = {...line, quantity};
    take(result);
    return result;
  });
  return {lines: clamped, warnings};
}

function quantityError(
  quantity: number,
  minimum: number,
  merchandiseId: string,
  field: string[],
): CartUserError | undefined {
  if (quantity < minimum) {
    const rule = minimum === 0 ? 'greater than or equal to zero' : 'greater than zero';
    return {
      code: 'INVALID',
      field,
      message: `The quantity for merchandise with id ${merchandiseId} must be ${rule}.`,
    };
  }
  if (quantity > MAX_QUANTITY) {
    return {code: 'LESS_THAN', field, message: `The quantity must be less than or equal to ${MAX_QUANTITY}.`};
  }
  return undefined;
}

/** What the store doesn't offer: selling plans, and lines that belong to another line. */
function unofferedError(
  {sellingPlanId, parent}: Pick<LineInput, 'sellingPlanId' | 'parent'>,
  at: (name: string) => string[],
): CartUserError | undefined {
  if (sellingPlanId) {
    const message = 'Selling plan is not applicable.';
    return {code: 'SELLING_PLAN_NOT_APPLICABLE', field: at('sellingPlanId'), message};
  }
  if (!parent) return undefined;
  const message = 'Nested cartlines are blocked due to an incompatibility.';
  return {code: 'PARENT_LINE_OPERATION_BLOCKED', field: at('parent'), message};
}

function unknownMerchandise(id: string, field: string[]): CartUserError {
  return {code: 'INVALID', field, message: `The merchandise with id ${id} does not exist.`};
}

/**
 * Adds lines; a line of the same merchandise and attributes gains quantity instead. With any user
 * error nothing is added. `path` is where the inputs stand in the mutation's arguments.
 */
export function addLines(
  lines: readonly CartLine[],
  inputs: readonly LineInput[],
  merchandise: Merchandise,
  path: readonly string[],
): LinesChange {
  const userErrors: CartUserError[] = [];
  const added = inputs.flatMap((input, index): CartLine[] => {
    const at = (name: string) => [...path, String(index), name];
    const quantity = input.quantity ?? 1;
    const variant = merchandise.find(input.merchandiseId);
    const error = variant
      ? (quantityError(quantity, 1, input.merchandiseId, at('quantity')) ?? unofferedError(input, at))
      : unknownMerchandise(input.merchandiseId, at('merchandiseId'));
    if (error) userErrors.push(error);
    if (error || !variant) return [];
    return [{id: merchandise.newLineId(), variant, quantity, attributes: normalize(input.attributes ?? [])}];
  });
  if (userErrors.length > 0) return {lines: [...lines], userErrors, warnings: []};
  const keys = new Set(added.map((line) => matchKey(line.variant, line.attributes)));
  const merged = mergeEqualLines([...lines, ...added]);
  const touched = new Set(
    merged.filter((line) => keys.has(matchKey(line.variant, line.attributes))).map((line) => line.id),
  );
  return {...clampToStock(merged, touched, merchandise), userErrors};
}

/** Changes lines; quantity 0 removes one. With any user error nothing changes. */
export function updateLines(
  lines: readonly CartLine[],
  inputs: readonly LineUpdateInput[],
  merchandise: Merchandise,
): LinesChange {
  const userErrors: CartUserError[] = [];
  const changed = new Map<string, CartLine>();
  inputs.forEach((input, index) => {
    const at = (name: string) => ['lines', String(index), name];
    const line = lines.find((candidate) => candidate.id === input.id || viewKeyOf(candidate) === input.viewKey);
    if (!line) {
      userErrors.push(unknownLine(input.id ?? input.viewKey ?? '', at(input.viewKey ? 'viewKey' : 'id')));
      return;
    }
    const variant = input.merchandiseId ? merchandise.find(input.merchandiseId) : line.variant;
    const quantity = input.quantity ?? line.quantity;
    const error = variant
      ? (quantityError(quantity, 0, variant.id, at('quantity')) ?? unofferedError(input, at))
      : unknownMerchandise(input.merchandiseId ?? '', at('merchandiseId'));
    if (error) userErrors.push(error);
    if (error || !variant) return;
    const attributes = input.attributes ? normalize(input.attributes) : line.attributes;
    changed.set(line.id, {...line, variant, quantity, attributes});
  });
  if (userErrors.length > 0) return {lines: [...lines], userErrors, warnings: []};
  const kept = lines
    .map((line) => changed.get(line.id) ?? line)
    .filter((line) => !changed.has(line.id) || line.quantity > 0);
  const merged = mergeEqualLines(kept);
  return {...clampToStock(merged, new Set(changed.keys()), merchandise), userErrors};
}

/** Removes lines by their ids or by their view keys. With an unknown one nothing is removed. */
export function removeLines(
  lines: readonly CartLine[],
  keys: readonly string[],
  argument: 'lineIds' | 'viewKeys' = 'lineIds',
): LinesChange {
  const keyOf = (line: CartLine) => (argument === 'lineIds' ? line.id : viewKeyOf(line));
  const known = new Set(lines.map(keyOf));
  const userErrors = keys.flatMap((key, index) =>
    known.has(key) ? [] : [unknownLine(key, [argument, String(index)])],
  );
  const kept = userErrors.length > 0 ? [...lines] : lines.filter((line) => !keys.includes(keyOf(line)));
  return {lines: kept, userErrors, warnings: []};
}

function unknownLine(id: string, field: string[]): CartUserError {
  return {
    code: 'INVALID_MERCHANDISE_LINE',
    field,
    message: `The merchandise line with id ${id} does not exist.`,
  };
}
