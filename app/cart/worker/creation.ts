/** Why the store made no cart: the five failures of rule 14.5. */
type CreationFailure =
  | {kind: 'graphql'; messages: string[]}
  | {kind: 'noData'}
  | {kind: 'noResult'}
  | {kind: 'rejected'; messages: string[]}
  | {kind: 'noCart'};

/** The store answered, but not with a cart. The message is that of rule 14.5. */
export class CartCreationError extends Error {
  override name = 'CartCreationError';

  constructor(readonly failure: CreationFailure) {
    super(logMessage(failure));
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
  if (errors) return {kind: 'graphql', messages: messagesOf(errors)};
  if (Object.keys(answer).length === 0) return {kind: 'noData'};
  if (!cartCreate) return {kind: 'noResult'};
  const rejections = messagesOf(cartCreate.userErrors);
  if (rejections.length) return {kind: 'rejected', messages: rejections};
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
