/** The messages about cart requests. Their texts are in `worker/notices.server.ts`. */
export type NoticeKey =
  | 'malformed'
  | 'tooLong'
  | 'foreign'
  | 'unknownVariant'
  | 'notOffered'
  | 'onRequest'
  | 'soldOut'
  | 'overMaximum'
  | 'stock'
  | 'noLine'
  | 'editedLineGone'
  | 'nothingRemoved'
  | 'full'
  | 'linkFull'
  | 'linkIncomplete'
  | 'linkEmpty'
  | 'noCode'
  | 'tooManyCodes'
  | 'noteTooLong'
  | 'empty'
  | 'blocked'
  | 'priceChanged'
  | 'quantitiesSaved'
  | 'changedAtStore'
  | 'rejectedByStore'
  | 'checkoutFailed'
  | 'unreachable';

/** A message of the worker, in the visitor's language. */
export interface Notice {
  text: string;
  link?: {
    label: string;
    /** The path without its language. */
    path: string;
  };
}
