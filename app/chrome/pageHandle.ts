import type {UIMatch} from '@remix-run/react';

/** What a route's `handle` tells the chrome. */
export interface PageHandle {
  footer?: FooterCard;
}

/** The card above the footer's columns: a link to the next project, the ways to get in touch, or none (rule 4.6). */
export type FooterCard = 'project' | 'contact' | 'none';

/** The footer's card of a page: the innermost route that names one decides. */
export function footerCard(matches: Pick<UIMatch, 'handle'>[]): FooterCard {
  const match = matches.findLast(({handle}) => (handle as PageHandle | undefined)?.footer);
  return (match?.handle as PageHandle | undefined)?.footer ?? 'contact';
}
