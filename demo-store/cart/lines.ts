import type {Variant} from '../catalogue/entities';
import {toViewKey, type Attribute, type CartLine, type CartUserError, type CartWarning} from './model';

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
  /** A line is identified by its id or by its view key. */
  id?: string | null;
  viewKey?: string | null;
  merchandiseId?: string | null;
  quantity?: number | null;
  attributes?: Attribute[] | null;
  sellingPlanId?: string | null;
}

/** What the rules need from the store. */
export interface MerchandiseLookup {
  find(id: string): Variant | undefined;
  /** The quantity of a variant that can be sold. */
  sellableQuantity(variant: Variant): number;
  createLineId(): string;
  /** The product's title in the language of the request. */
  getTitle(variant: Variant): string;
}

interface LinesChange {
  lines: CartLine[];
  userErrors: CartUserError[];
  warnings: CartWarning[];
}

/** If several attributes have the same key, the last one counts, as in Shopify's line item properties. */
function normalizeAttributes(attributes: readonly Attribute[]): Attribute[] {
  const byKey = new Map(attributes.map(({key, value}) => [key, value]));
  return [...byKey].map(([key, value]) => ({key, value}));
}

function toMatchKey(variant: Variant, attributes: readonly Attribute[]): string {
  const pairs = attributes.map(({key, value}) => [key, value]);
  pairs.sort(([one = ''], [other = '']) => (one < other ? -1 : 1));
  return JSON.stringify([variant.id, pairs]);
}

function mergeEqualLines(lines: readonly CartLine[]): CartLine[] {
  const lineByKey = new Map<string, CartLine>();
  for (const line of lines) {
    const key = toMatchKey(line.variant, line.attributes);
    const equalLine = lineByKey.get(key);
    lineByKey.set(key, equalLine ? {...equalLine, quantity: equalLine.quantity + line.quantity} : line);
  }
  return [...lineByKey.values()];
}

function stockWarning(line: CartLine, available: number, title: string): CartWarning {
  return available === 0
    ? {
        code: 'MERCHANDISE_OUT_OF_STOCK',
        message: `The product '${title}' is already sold out.`,
        target: line.id,
      }
    : {
        code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
        message: `Only ${available} items were added to your cart due to availability.`,
        target: line.id,
      };
}

/** Limits the changed lines to the stock, which lines of the same variant share. */
function clampToStock(lines: readonly CartLine[], changedIds: ReadonlySet<string>, merchandise: MerchandiseLookup) {
  const warnings: CartWarning[] = [];
  const reserved = new Map<string, number>();
  const reserve = (line: CartLine) =>
    reserved.set(line.variant.id, (reserved.get(line.variant.id) ?? 0) + line.quantity);
  for (const line of lines) if (!changedIds.has(line.id)) reserve(line);
  const clamped = lines.map((line) => {
    if (!changedIds.has(line.id)) return line;
    const available = Math.max(0, merchandise.sellableQuantity(line.variant) - (reserved.get(line.variant.id) ?? 0));
    const quantity = Math.min(line.quantity, available);
    if (quantity < line.quantity) warnings.push(stockWarning(line, available, merchandise.getTitle(line.variant)));
    const result = {...line, quantity};
    reserve(result);
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

/** The store has no selling plans and no nested cart lines. */
function unsupportedError(
  {sellingPlanId, parent}: Pick<LineInput, 'sellingPlanId' | 'parent'>,
  toPath: (name: string) => string[],
): CartUserError | undefined {
  if (sellingPlanId) {
    const message = 'Selling plan is not applicable.';
    return {code: 'SELLING_PLAN_NOT_APPLICABLE', field: toPath('sellingPlanId'), message};
  }
  if (!parent) return undefined;
  const message = 'Nested cartlines are blocked due to an incompatibility.';
  return {code: 'PARENT_LINE_OPERATION_BLOCKED', field: toPath('parent'), message};
}

function unknownMerchandise(id: string, field: string[]): CartUserError {
  return {code: 'INVALID', field, message: `The merchandise with id ${id} does not exist.`};
}

/**
 * Adds lines. If the cart has a line with the same merchandise and attributes, that line's quantity increases instead. With any
 * user error nothing is added. `path` is where the inputs stand in the mutation's arguments.
 */
export function addLines(
  lines: readonly CartLine[],
  inputs: readonly LineInput[],
  merchandise: MerchandiseLookup,
  path: readonly string[],
): LinesChange {
  const userErrors: CartUserError[] = [];
  const newLines = inputs.flatMap((input, index): CartLine[] => {
    const toPath = (name: string) => [...path, String(index), name];
    const quantity = input.quantity ?? 1;
    const variant = merchandise.find(input.merchandiseId);
    const error = variant
      ? (quantityError(quantity, 1, input.merchandiseId, toPath('quantity')) ?? unsupportedError(input, toPath))
      : unknownMerchandise(input.merchandiseId, toPath('merchandiseId'));
    if (error) userErrors.push(error);
    if (error || !variant) return [];
    return [
      {id: merchandise.createLineId(), variant, quantity, attributes: normalizeAttributes(input.attributes ?? [])},
    ];
  });
  if (userErrors.length > 0) return {lines: [...lines], userErrors, warnings: []};
  const newKeys = new Set(newLines.map((line) => toMatchKey(line.variant, line.attributes)));
  const mergedLines = mergeEqualLines([...lines, ...newLines]);
  const changedIds = new Set(
    mergedLines.filter((line) => newKeys.has(toMatchKey(line.variant, line.attributes))).map((line) => line.id),
  );
  return {...clampToStock(mergedLines, changedIds, merchandise), userErrors};
}

/** Changes lines. A quantity of 0 removes the line. With any user error nothing changes. */
export function updateLines(
  lines: readonly CartLine[],
  inputs: readonly LineUpdateInput[],
  merchandise: MerchandiseLookup,
): LinesChange {
  const userErrors: CartUserError[] = [];
  const changedLines = new Map<string, CartLine>();
  inputs.forEach((input, index) => {
    const toPath = (name: string) => ['lines', String(index), name];
    const line = lines.find((candidate) => candidate.id === input.id || toViewKey(candidate) === input.viewKey);
    if (!line) {
      userErrors.push(unknownLine(input.id ?? input.viewKey ?? '', toPath(input.viewKey ? 'viewKey' : 'id')));
      return;
    }
    const variant = input.merchandiseId ? merchandise.find(input.merchandiseId) : line.variant;
    const quantity = input.quantity ?? line.quantity;
    const error = variant
      ? (quantityError(quantity, 0, variant.id, toPath('quantity')) ?? unsupportedError(input, toPath))
      : unknownMerchandise(input.merchandiseId ?? '', toPath('merchandiseId'));
    if (error) userErrors.push(error);
    if (error || !variant) return;
    const attributes = input.attributes ? normalizeAttributes(input.attributes) : line.attributes;
    changedLines.set(line.id, {...line, variant, quantity, attributes});
  });
  if (userErrors.length > 0) return {lines: [...lines], userErrors, warnings: []};
  const remainingLines = lines
    .map((line) => changedLines.get(line.id) ?? line)
    .filter((line) => !changedLines.has(line.id) || line.quantity > 0);
  const mergedLines = mergeEqualLines(remainingLines);
  return {...clampToStock(mergedLines, new Set(changedLines.keys()), merchandise), userErrors};
}

/** Removes lines by their ids or by their view keys. If any of these is unknown, nothing is removed. */
export function removeLines(
  lines: readonly CartLine[],
  keys: readonly string[],
  argument: 'lineIds' | 'viewKeys' = 'lineIds',
): LinesChange {
  const toKey = (line: CartLine) => (argument === 'lineIds' ? line.id : toViewKey(line));
  const lineKeys = new Set(lines.map(toKey));
  const userErrors = keys.flatMap((key, index) =>
    lineKeys.has(key) ? [] : [unknownLine(key, [argument, String(index)])],
  );
  const remainingLines = userErrors.length > 0 ? [...lines] : lines.filter((line) => !keys.includes(toKey(line)));
  return {lines: remainingLines, userErrors, warnings: []};
}

function unknownLine(id: string, field: string[]): CartUserError {
  return {
    code: 'INVALID_MERCHANDISE_LINE',
    field,
    message: `The merchandise line with id ${id} does not exist.`,
  };
}
