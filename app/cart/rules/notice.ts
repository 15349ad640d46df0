/** What the worker can say about a request to the cart. The words are in `worker/notices.ts`. */
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
  | 'replacedGone'
  | 'nothingRemoved'
  | 'full'
  | 'linkFull'
  | 'linkIncomplete'
  | 'noLink'
  | 'noCode'
  | 'tooManyCodes'
  | 'noteTooLong'
  | 'empty'
  | 'blocked'
  | 'priceChanged'
  | 'recounted'
  | 'changedAtStore'
  | 'rejectedByStore'
  | 'checkoutFailed'
  | 'unreachable';

/** A message of the worker, in the visitor's language. */
export interface Notice {
  text: string;
  link?: {
    label: string;
    /** Without its language. */
    path: string;
  };
}
