import type {CartLine, CartUserError} from './model';

/** Names the line that a new line is an extra of: a line of the cart, or the merchandise of another new line. It has one key. */
export interface ParentInput {
  lineId?: string | null;
  merchandiseId?: string | null;
}

/** A line that an input asks for. */
interface RequestedLine {
  merchandiseId: string;
  parent?: ParentInput | null;
}

const MESSAGES = {
  PARENT_LINE_INVALID_REFERENCE: 'Cannot reference existing parent lines by variant_id.',
  PARENT_LINE_NESTING_TOO_DEEP: 'Parent line nesting is too deep or circular.',
  PARENT_LINE_NOT_FOUND: 'Parent line not found.',
};

type ParentProblem = keyof typeof MESSAGES;

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
  const candidates = inputs.filter((input) => input.merchandiseId === parent.merchandiseId);
  if (candidates.some((input) => !input.parent)) return undefined;
  if (candidates.length > 0) return 'PARENT_LINE_NESTING_TOO_DEEP';
  return lines.some(({variant}) => variant.id === parent.merchandiseId)
    ? 'PARENT_LINE_INVALID_REFERENCE'
    : 'PARENT_LINE_NOT_FOUND';
}

/** Puts each nested line after its parent, and leaves out those whose parent is gone. */
export function nestLines(lines: readonly CartLine[]): CartLine[] {
  return lines
    .filter(({parentId}) => parentId === null)
    .flatMap((parent) => [parent, ...lines.filter(({parentId}) => parentId === parent.id)]);
}
