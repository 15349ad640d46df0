/** The store refuses this order, and would refuse it again. */
interface RefusedOrder {
  /** Indexes of the lines that the store's errors name. */
  lineIndexes: number[];
}

/** Why the store created no cart, in the order of the checks (rule 14.5). */
type CreationFailure =
  | {kind: 'graphql'; messages: string[]; refusal?: RefusedOrder}
  | {kind: 'noData'}
  | {kind: 'noResult'}
  | {kind: 'rejected'; messages: string[]; refusal?: RefusedOrder}
  | {kind: 'noCart'};

/** The store answered, but not with a cart. */
export class CartCreationError extends Error {
  override name = 'CartCreationError';

  constructor(readonly failure: CreationFailure) {
    super(logMessage(failure));
  }

  /** `undefined` when a retry may succeed. */
  get refusal(): RefusedOrder | undefined {
    return 'refusal' in this.failure ? this.failure.refusal : undefined;
  }
}

function logMessage(failure: CreationFailure): string {
  switch (failure.kind) {
    case 'graphql':
      return `GraphQL errors: ${failure.messages.join(', ')}`;
    case 'noData':
      return 'No data returned from GraphQL query';
    case 'noResult':
      return 'cartCreate not found in response';
    case 'rejected':
      return `Cart errors: ${failure.messages.join(', ')}`;
    case 'noCart':
      return 'Cart creation failed - no cart object returned';
  }
}

/** The store's answer to `cartCreate`. */
interface CreationAnswer {
  errors?: unknown;
  cartCreate?: {cart?: unknown; userErrors?: unknown} | null;
}

/** The failure in an answer to `cartCreate`. */
export function cartCreationFailure(answer: CreationAnswer): CreationFailure | undefined {
  const {errors, cartCreate} = answer;
  if (errors) return {kind: 'graphql', messages: messagesOf(errors), refusal: refusalOf(errors, isFinalError)};
  if (Object.keys(answer).length === 0) return {kind: 'noData'};
  if (!cartCreate) return {kind: 'noResult'};
  const rejections = messagesOf(cartCreate.userErrors);
  if (rejections.length) {
    return {kind: 'rejected', messages: rejections, refusal: refusalOf(cartCreate.userErrors, isFinalUserError)};
  }
  return cartCreate.cart ? undefined : {kind: 'noCart'};
}

/** The prefix that Hydrogen adds to the store's messages. */
const hydrogenPrefix = /^\[h2:error:[\w.]+\] /;

function messagesOf(errors: unknown): string[] {
  if (!Array.isArray(errors)) return [];
  return errors.map((error: {message?: unknown} | null) =>
    String(error?.message ?? 'unknown error').replace(hydrogenPrefix, ''),
  );
}

/** An API error, with `path` and `extensions.code`, or a user error, with `field` and `code`. */
interface StoreError {
  path?: readonly (string | number)[] | null;
  extensions?: {code?: string} | null;
  field?: readonly string[] | null;
  code?: string | null;
}

/** Codes of API errors that concern the order. All others concern the store. */
const finalCodes = ['MAX_INPUT_SIZE_EXCEEDED', 'INVALID_VARIABLE'];

/** Codes of user errors that concern the store. All others concern the order. */
const temporaryCodes = ['SERVICE_UNAVAILABLE', 'PENDING_DELIVERY_GROUPS'];

const isFinalError = ({extensions}: StoreError) => finalCodes.includes(extensions?.code ?? '');
const isFinalUserError = ({code}: StoreError) => !temporaryCodes.includes(code ?? '');

function refusalOf(errors: unknown, isFinal: (error: StoreError) => boolean): RefusedOrder | undefined {
  const list = Array.isArray(errors) ? (errors as (StoreError | null)[]) : [];
  const finalErrors = list.filter((error) => error !== null).filter(isFinal);
  return finalErrors.length ? {lineIndexes: finalErrors.flatMap(lineIndexOf)} : undefined;
}

/** The index of the line in a path such as `input.lines.3.quantity`; empty when the path names no line. */
function lineIndexOf({path, field}: StoreError): number[] {
  const steps = path ?? field ?? [];
  const linesStep = steps.findIndex((step) => step === 'lines');
  if (linesStep < 0) return [];
  const index = Number(steps[linesStep + 1]);
  return Number.isInteger(index) ? [index] : [];
}
