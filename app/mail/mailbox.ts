/**
 * One key for all spellings of a mailbox that a limit counts: letter case, dots and a tag behind `+` (`a+1@`) lead to the same
 * one at most providers, and a domain has a spelling in ASCII. Mails are never sent to it.
 */
export function mailboxKey(address: string): string {
  const [local = '', domain = ''] = address.normalize('NFKC').toLowerCase().split('@');
  const host = URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : domain;
  return `${local.replace(/\+.*|\./g, '')}@${host}`;
}
