import type {ChromeQuery} from 'storefrontapi.generated';

type Entry = ChromeQuery['announcements']['nodes'][number];

export interface Announcement {
  id: string;
  message: string;
  /** A path of the site or a web, mail or phone address. */
  link?: {href: string; label: string};
  dismissible: boolean;
}

const followable = /^(\/(?!\/)|https?:\/\/|mailto:|tel:)/i;

/** One message of the bar; none when it has no text (specification, section 4). */
export function announcementOf(entry: Entry): Announcement | undefined {
  const message = entry.message?.value?.trim();
  if (!message) return undefined;
  const href = entry.link_url?.value?.trim() ?? '';
  const label = entry.link_label?.value?.trim() ?? '';
  return {
    id: entry.handle,
    message,
    ...(followable.test(href) && {link: {href, label}}),
    dismissible: entry.dismissible?.value?.trim().toLowerCase() !== 'false',
  };
}

/** The next message in a direction, wrapping at both ends. */
export function step(index: number, by: 1 | -1, count: number): number {
  return (index + by + count) % count;
}
