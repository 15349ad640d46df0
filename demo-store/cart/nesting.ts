import type {CartLine, CartUserError} from './model';

/** Names the line that a new line is an extra of: a line of the cart, or the merchandise of another new line. It has one key. */
export interface ParentInput {
  lineId?: string | null;
  merchandiseId?: string | null;
}

/** A line that an input asks for. */
interface RequestedLine {
  merchandiseId: string;
  quantity?: number | null;
  parent?: ParentInput | null;
}

const MESSAGES = {
  PARENT_LINE_INVALID_REFERENCE: 'Cannot reference existing parent lines by variant_id.',
  PARENT_LINE_NESTING_TOO_DEEP: 'Parent line nesting is too deep or circular.',
  PARENT_LINE_NOT_FOUND: 'Parent line not found.',
};

type ParentProblem = keyof typeof MESSAGES;

/** A quantity of 0 adds nothing. */
const isAdded = (input: RequestedLine, merchandiseId: ParentInput['merchandiseId']): boolean =>
  input.merchandiseId === merchandiseId && input.quantity !== 0;

/** Whether the input adds a line of this merchandise that others can nest in. */
export const isParentOf = (input: RequestedLine, merchandiseId: ParentInput['merchandiseId']): boolean =>
  isAdded(input, merchandiseId) && !input.parent;

/** The error of a line whose parent can't be its parent. Lines nest one level deep, and no variant nests under itself. */
export function parentError(
  {merchandiseId, parent}: RequestedLine,
  inputs: readonly RequestedLine[],
  lines: readonly CartLine[],
  field: string[],
): CartUserError | undefined {
  const code = parent && findParentProblem(merchandiseId, parent, inputs, lines);
  return code ? {code, field, message: MESSAGES[code]} : undefined;
}

function findParentProblem(
  merchandiseId: string,
  parent: ParentInput,
  inputs: readonly RequestedLine[],
  lines: readonly CartLine[],
): ParentProblem | undefined {
  if (parent.lineId) {
    const line = lines.find(({id}) => id === parent.lineId);
    if (!line) return 'PARENT_LINE_NOT_FOUND';
    const isTooDeep = line.parentId !== null || line.variant.id === merchandiseId;
    return isTooDeep ? 'PARENT_LINE_NESTING_TOO_DEEP' : undefined;
  }
  if (parent.merchandiseId === merchandiseId) return 'PARENT_LINE_NESTING_TOO_DEEP';
  if (inputs.some((input) => isParentOf(input, parent.merchandiseId))) return undefined;
  if (inputs.some((input) => isAdded(input, parent.merchandiseId))) return 'PARENT_LINE_NESTING_TOO_DEEP';
  return lines.some(({variant}) => variant.id === parent.merchandiseId)
    ? 'PARENT_LINE_INVALID_REFERENCE'
    : 'PARENT_LINE_NOT_FOUND';
}

/** The error of a changed line that has the merchandise of its parent, or of a line that nests in it. */
export function merchandiseError(
  changedLine: CartLine,
  lines: readonly CartLine[],
  field: string[],
): CartUserError | undefined {
  const {id, parentId, variant} = changedLine;
  const related = lines.filter((line) => line.id === parentId || line.parentId === id);
  if (!related.some((line) => line.variant.id === variant.id)) return undefined;
  return {code: 'PARENT_LINE_NESTING_TOO_DEEP', field, message: MESSAGES.PARENT_LINE_NESTING_TOO_DEEP};
}

/** Puts each nested line after its parent, and leaves out those whose parent is gone. */
export function nestLines(lines: readonly CartLine[]): CartLine[] {
  return lines
    .filter(({parentId}) => parentId === null)
    .flatMap((parent) => [parent, ...lines.filter(({parentId}) => parentId === parent.id)]);
}
