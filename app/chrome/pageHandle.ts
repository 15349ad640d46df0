import type {UIMatch} from '@remix-run/react';

/** The `handle` of a route, which the chrome reads. */
export interface PageHandle {
  footer?: FooterCard;
}

/** The card above the footer's columns: the next project, the contact details, or none. */
export type FooterCard = 'project' | 'contact' | 'none';

/** The card that the innermost route asks for, by default the contact details. */
export function footerCard(matches: Pick<UIMatch, 'handle'>[]): FooterCard {
  const match = matches.findLast(({handle}) => (handle as PageHandle | undefined)?.footer);
  return (match?.handle as PageHandle | undefined)?.footer ?? 'contact';
}
