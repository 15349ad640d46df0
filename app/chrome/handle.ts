import type {UIMatch} from '@remix-run/react';

/** What a route's `handle` tells the frame: the footer's card, by default the contact card. */
export interface PageHandle {
  footer?: FooterCard;
}

export type FooterCard = 'project' | 'contact' | 'none';

/** The footer's card of a page: the innermost route that names one decides. */
export function footerCard(matches: Pick<UIMatch, 'handle'>[]): FooterCard {
  const named = matches.findLast(({handle}) => (handle as PageHandle | undefined)?.footer);
  return (named?.handle as PageHandle | undefined)?.footer ?? 'contact';
}
