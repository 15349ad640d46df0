import {text, type TextField} from '../fields';

/** The awards of the press page, which the banner of awards lists too. */
export const AWARD_LIST_FRAGMENT = `#graphql
  fragment AwardList on MetaobjectField {
    references(first: 20) {
      nodes { ... on Metaobject { id name: field(key: "name") { value } link: field(key: "url") { value } } }
    }
  }
` as const;

/** A name that may be a link: a mention or an award. */
export interface TagLink {
  id: string;
  name: string;
  url?: string;
}

/** Mentions or awards; one without a name is left out. */
export function toTagLinks(entries: {id: string; name?: TextField; link?: TextField}[]): TagLink[] {
  return entries
    .map((entry) => ({id: entry.id, name: text(entry.name), url: linkUrl(text(entry.link))}))
    .filter(({name}) => name);
}

/** A link that is a URL, or JSON that is one or has one as `url` (rule 8.9). */
export function linkUrl(value: string): string | undefined {
  const url = readUrl(value.trim());
  return url && /^https?:\/\/\S+$/i.test(url) ? url : undefined;
}

function readUrl(value: string): string | undefined {
  if (!/^["{]/.test(value)) return value;
  try {
    const parsed: unknown = JSON.parse(value);
    if (typeof parsed === 'string') return readUrl(parsed.trim());
    if (parsed && typeof parsed === 'object' && 'url' in parsed && typeof parsed.url === 'string') return parsed.url;
  } catch {
    return undefined;
  }
  return undefined;
}
