/** A mail as it was handed in. */
export interface Mail {
  id: string;
  /** ISO 8601 */
  createdAt: string;
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  replyTo: string[];
}

export interface Mailbox {
  mails: Mail[];
  /** Bodies already accepted, with the id of their mail, by idempotency key. */
  accepted: Map<string, {body: string; id: string}>;
}

/** An empty mailbox. */
export function createMailbox(): Mailbox {
  return {mails: [], accepted: new Map()};
}

/** Empties a mailbox. */
export function emptyMailbox(mailbox: Mailbox): void {
  mailbox.mails.length = 0;
  mailbox.accepted.clear();
}
