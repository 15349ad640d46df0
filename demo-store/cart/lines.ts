import type {Variant} from '../catalogue/entities';
import {toLineKey, type Attribute, type CartLine, type CartUserError} from './model';
import {isParentOf, merchandiseError, nestLines, parentError, type ParentInput} from './nesting';

/** Shopify's limit of a quantity. */
const MAX_QUANTITY = 1_000_000;

export interface LineInput {
  merchandiseId: string;
  quantity?: number | null;
  attributes?: Attribute[] | null;
  sellingPlanId?: string | null;
  parent?: ParentInput | null;
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
  createLineId(): string;
}

interface LinesChange {
  lines: CartLine[];
  userErrors: CartUserError[];
  /** The lines that are new or hold more now: the stock goes to the others first. */
  addedIds?: string[];
}

/** If several attributes have the same key, the last value counts, in the place of the first. */
export function normalizeAttributes(attributes: readonly Attribute[]): Attribute[] {
  const byKey = new Map(attributes.map(({key, value}) => [key, value]));
  return [...byKey].map(([key, value]) => ({key, value}));
}

/** Lines with the same key are one line. */
function toMatchKey({variant, attributes, parentId}: CartLine): string {
  const pairs = attributes.map(({key, value}) => [key, value]);
  pairs.sort(([one = ''], [other = '']) => (one < other ? -1 : 1));
  return JSON.stringify([variant.id, pairs, parentId]);
}

/** Merges parents before the lines that nest in them, because equal lines have the same parent. */
function mergeEqualLines(lines: readonly CartLine[]): CartLine[] {
  const lineByKey = new Map<string, CartLine>();
  const mergedIds = new Map<string, string>();
  const isParent = (line: CartLine) => line.parentId === null;
  for (const line of [...lines.filter(isParent), ...lines.filter((other) => !isParent(other))]) {
    const parentId = line.parentId && (mergedIds.get(line.parentId) ?? line.parentId);
    const key = toMatchKey({...line, parentId});
    const equalLine = lineByKey.get(key);
    if (equalLine) mergedIds.set(line.id, equalLine.id);
    lineByKey.set(key, equalLine ? {...equalLine, quantity: equalLine.quantity + line.quantity} : {...line, parentId});
  }
  return [...lineByKey.values()];
}

function quantityError(quantity: number, merchandiseId: string, field: string[]): CartUserError | undefined {
  if (quantity < 0) {
    const message = `The quantity for merchandise with id ${merchandiseId} must be greater than or equal to zero.`;
    return {code: 'INVALID', field, message};
  }
  if (quantity > MAX_QUANTITY) {
    return {code: 'LESS_THAN', field, message: `The quantity must be less than or equal to ${MAX_QUANTITY}.`};
  }
  return undefined;
}

/** The store has no selling plans. */
function sellingPlanError({sellingPlanId}: Pick<LineInput, 'sellingPlanId'>, field: string[]) {
  if (!sellingPlanId) return undefined;
  return {code: 'SELLING_PLAN_NOT_APPLICABLE' as const, field, message: 'Cannot apply selling plan to variant'};
}

function unknownMerchandise(id: string, field: string[]): CartUserError {
  return {code: 'INVALID', field, message: `The merchandise with id ${id} does not exist.`};
}

/**
 * Adds lines one after the other, each of them before the others. If the cart has a line with the same merchandise and attributes, that
 * line's quantity increases instead. A quantity of 0 adds nothing, and with any user error nothing is added. `path` is where the
 * inputs stand in the mutation's arguments.
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
      ? (quantityError(quantity, input.merchandiseId, toPath('quantity')) ??
        sellingPlanError(input, toPath('sellingPlanId')) ??
        parentError(input, inputs, lines, toPath('parent')))
      : unknownMerchandise(input.merchandiseId, toPath('merchandiseId'));
    if (error) userErrors.push(error);
    if (error || !variant) return [];
    const attributes = normalizeAttributes(input.attributes ?? []);
    return [{id: merchandise.createLineId(), variant, quantity, attributes, parentId: input.parent?.lineId ?? null}];
  });
  if (userErrors.length > 0) return {lines: [...lines], userErrors};
  const nestedLines = newLines.map((line, index) => {
    const parentMerchandise = inputs[index]?.parent?.merchandiseId;
    if (!parentMerchandise) return line;
    const parentIndex = inputs.findIndex((input) => isParentOf(input, parentMerchandise));
    return {...line, parentId: newLines[parentIndex]?.id ?? null};
  });
  const oldestFirst = [...[...lines].reverse(), ...nestedLines.filter(({quantity}) => quantity > 0)];
  const mergedLines = nestLines(mergeEqualLines(oldestFirst).reverse());
  const quantities = new Map(lines.map(({id, quantity}) => [id, quantity]));
  const addedIds = mergedLines.filter(({id, quantity}) => quantities.get(id) !== quantity).map(({id}) => id);
  return {lines: mergedLines, userErrors, addedIds};
}

function findLine(lines: readonly CartLine[], {id, viewKey}: LineUpdateInput): CartLine | undefined {
  return lines.find((line) => line.id === id || toLineKey(line.id) === viewKey);
}

/** Changes lines. An input's quantity of 0 removes the line. With any user error nothing changes. */
export function updateLines(
  lines: readonly CartLine[],
  inputs: readonly LineUpdateInput[],
  merchandise: MerchandiseLookup,
): LinesChange {
  const userErrors: CartUserError[] = [];
  /** Each changed line by its id, `null` for one that is removed. */
  const changedLines = new Map<string, CartLine | null>();
  inputs.forEach((input, index) => {
    const toPath = (name: string) => ['lines', String(index), name];
    const line = findLine(lines, input);
    if (!line) {
      userErrors.push(unknownLine(input.id ?? input.viewKey ?? '', toPath(input.viewKey ? 'viewKey' : 'id')));
      return;
    }
    const variant = input.merchandiseId ? merchandise.find(input.merchandiseId) : line.variant;
    const quantity = input.quantity ?? line.quantity;
    const error = variant
      ? (quantityError(quantity, variant.id, toPath('quantity')) ?? sellingPlanError(input, toPath('sellingPlanId')))
      : unknownMerchandise(input.merchandiseId ?? '', toPath('merchandiseId'));
    if (error) userErrors.push(error);
    if (error || !variant) return;
    const attributes = input.attributes ? normalizeAttributes(input.attributes) : line.attributes;
    changedLines.set(line.id, input.quantity === 0 ? null : {...line, variant, quantity, attributes});
  });
  if (userErrors.length > 0) return {lines: [...lines], userErrors};
  const remainingLines = lines.flatMap((line) => {
    const changedLine = changedLines.get(line.id);
    return changedLine === null ? [] : [changedLine ?? line];
  });
  const nestingErrors = inputs.flatMap((input, index) => {
    const line = findLine(remainingLines, input);
    return (line && merchandiseError(line, remainingLines, ['lines', String(index), 'merchandiseId'])) ?? [];
  });
  if (nestingErrors.length > 0) return {lines: [...lines], userErrors: nestingErrors};
  return {lines: nestLines(mergeEqualLines(remainingLines)), userErrors};
}

/** Removes lines by their ids or by their view keys. Nested lines go with their parent. If any key is unknown, nothing is removed. */
export function removeLines(
  lines: readonly CartLine[],
  keys: readonly string[],
  argument: 'lineIds' | 'viewKeys' = 'lineIds',
): LinesChange {
  const toKey = (line: CartLine) => (argument === 'lineIds' ? line.id : toLineKey(line.id));
  const lineKeys = new Set(lines.map(toKey));
  const userErrors = keys.flatMap((key, index) =>
    lineKeys.has(key) ? [] : [unknownLine(key, [argument, String(index)])],
  );
  const remainingLines =
    userErrors.length > 0 ? [...lines] : nestLines(lines.filter((line) => !keys.includes(toKey(line))));
  return {lines: remainingLines, userErrors};
}

function unknownLine(id: string, field: string[]): CartUserError {
  const message = `The merchandise line with id ${toLineKey(id)} does not exist.`;
  return {code: 'INVALID_MERCHANDISE_LINE', field, message};
}
