/** The store has read the order and doesn't take it, so that the same order would be refused again. */
interface Refusal {
  /** Numbers of the lines that the store names. */
  lines: number[];
}

/** Why the store made no cart: the five failures of rule 14.5. */
type CreationFailure =
  | {kind: 'graphql'; messages: string[]; refusal?: Refusal}
  | {kind: 'noData'}
  | {kind: 'noResult'}
  | {kind: 'rejected'; messages: string[]; refusal?: Refusal}
  | {kind: 'noCart'};

/** The store answered, but not with a cart. The message is that of rule 14.5. */
export class CartCreationError extends Error {
  override name = 'CartCreationError';

  constructor(readonly failure: CreationFailure) {
    super(logMessage(failure));
  }

  /** Missing where a later try may succeed. */
  get refusal(): Refusal | undefined {
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

interface Answer {
  errors?: unknown;
  cartCreate?: {cart?: unknown; userErrors?: unknown} | null;
}

/** What is wrong with the store's answer to `cartCreate`, in the order of rule 14.5. */
export function cartCreationFailure(answer: Answer): CreationFailure | undefined {
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

/** What Hydrogen puts before the store's own words. */
const hydrogenPrefix = /^\[h2:error:[\w.]+\] /;

function messagesOf(errors: unknown): string[] {
  if (!Array.isArray(errors)) return [];
  return errors.map((error: {message?: unknown} | null) =>
    String(error?.message ?? 'unknown error').replace(hydrogenPrefix, ''),
  );
}

/** An error of the API, or a user error, which has its code and its path under other names. */
interface StoreError {
  path?: readonly (string | number)[] | null;
  extensions?: {code?: string} | null;
  field?: readonly string[] | null;
  code?: string | null;
}

/** Codes of errors of the API that are about the order; all others are about the store. */
const finalCodes = ['MAX_INPUT_SIZE_EXCEEDED', 'INVALID_VARIABLE'];

/** Codes of user errors that are about the store; all others are about the order. */
const passingCodes = ['SERVICE_UNAVAILABLE', 'PENDING_DELIVERY_GROUPS'];

const isFinalError = ({extensions}: StoreError) => finalCodes.includes(extensions?.code ?? '');
const isFinalUserError = ({code}: StoreError) => !passingCodes.includes(code ?? '');

function refusalOf(answered: unknown, isFinal: (error: StoreError) => boolean): Refusal | undefined {
  const errors = Array.isArray(answered) ? (answered as (StoreError | null)[]) : [];
  const final = errors.filter((error) => error !== null).filter(isFinal);
  return final.length ? {lines: final.flatMap(lineOf)} : undefined;
}

/** The number of the line in a path such as `input.lines.3.quantity`. */
function lineOf({path, field}: StoreError): number[] {
  const steps = path ?? field ?? [];
  const at = steps.findIndex((step) => step === 'lines');
  const number = Number(at < 0 ? NaN : steps[at + 1]);
  return Number.isInteger(number) ? [number] : [];
}
