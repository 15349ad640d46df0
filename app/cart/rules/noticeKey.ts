/** What the worker can tell a visitor about a request to the cart. The words are in `worker/notices.ts`. */
export type NoticeKey =
  | 'malformed'
  | 'tooLong'
  | 'foreign'
  | 'unknownVariant'
  | 'notOffered'
  | 'onRequest'
  | 'soldOut'
  | 'bound'
  | 'stock'
  | 'noLine'
  | 'full'
  | 'empty'
  | 'blocked'
  | 'changedAtStore'
  | 'rejectedByStore'
  | 'checkoutFailed'
  | 'unreachable';
