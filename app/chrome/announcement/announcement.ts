import type {ChromeQuery} from 'storefrontapi.generated';
import {link as readLink, text} from '~/content/fields';

type Entry = ChromeQuery['announcements']['nodes'][number];

export interface Announcement {
  id: string;
  message: string;
  /** `href` is a path of the site, or a URL of a page, a mail address or a phone number. */
  link?: {href: string; label: string};
  dismissible: boolean;
}

/** `undefined` for an entry without text. */
function toAnnouncement(entry: Entry): Announcement | undefined {
  const message = text(entry.message);
  if (!message) return undefined;
  const href = readLink(entry.link_url);
  const link = href === undefined ? undefined : {href, label: text(entry.link_label)};
  return {
    id: entry.handle,
    message,
    link,
    dismissible: text(entry.dismissible).toLowerCase() !== 'false',
  };
}

export function toAnnouncements(entries: Entry[]): Announcement[] {
  return entries.flatMap((entry) => toAnnouncement(entry) ?? []);
}
