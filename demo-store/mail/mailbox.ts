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
  /** By idempotency key: the body of the request, and the id of its mail. */
  acceptedRequests: Map<string, {body: string; id: string}>;
}

export function createMailbox(): Mailbox {
  return {mails: [], acceptedRequests: new Map()};
}

export function clearMailbox(mailbox: Mailbox): void {
  mailbox.mails.length = 0;
  mailbox.acceptedRequests.clear();
}
