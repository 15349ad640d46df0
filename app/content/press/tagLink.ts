import {isWebUrl} from '~/platform/safeUrl';
import {text, type TextField} from '../fields';

/** The awards in the settings of the press page, which the banner of awards lists, too. */
export const AWARD_LIST_FRAGMENT = `#graphql
  fragment AwardList on MetaobjectField {
    references(first: 20) {
      nodes { ... on Metaobject { id name: field(key: "name") { value } link: field(key: "url") { value } } }
    }
  }
` as const;

/** A mention or an award, which may be a link. */
export interface NamedLink {
  id: string;
  name: string;
  url?: string;
}

/** Entries without a name are left out. */
export function toNamedLinks(entries: {id: string; name?: TextField; link?: TextField}[]): NamedLink[] {
  return entries
    .map((entry) => ({id: entry.id, name: text(entry.name), url: parseLinkUrl(text(entry.link))}))
    .filter(({name}) => name);
}

/** Reads the URL from a URL field, whose value is the URL itself, or JSON: a string, or an object with `url`. */
export function parseLinkUrl(value: string): string | undefined {
  const url = extractUrl(value.trim());
  return url && isWebUrl(url) ? url : undefined;
}

function extractUrl(value: string): string | undefined {
  if (!/^["{]/.test(value)) return value;
  try {
    const parsed: unknown = JSON.parse(value);
    if (typeof parsed === 'string') return extractUrl(parsed.trim());
    if (parsed && typeof parsed === 'object' && 'url' in parsed && typeof parsed.url === 'string') return parsed.url;
  } catch {
    return undefined;
  }
  return undefined;
}
