import {LRUCache} from 'lru-cache';
import {sha256Base64} from './hash';

interface FinishedDocument {
  html: string;
  /** Sources for `script-src`: the hash of each inline script, each once. */
  scripts: string[];
}

/** Scripts by their text: most are the same in every document. */
const known = new LRUCache<string, string>({max: 100});

/** Characters of the longest script that is worth remembering. The data of a page is longer, and its own. */
const maxKnown = 3_000;

const scriptElement = /<script\b([^>]*)>([^]*?)<\/script>/g;

/**
 * Replaces the nonce of a rendered document by the hashes of the scripts that bear it. So the document is the same for every
 * visitor, and nothing runs that was not in it when it was rendered.
 */
export async function finishDocument(html: string, nonce: string): Promise<FinishedDocument> {
  const mark = ` nonce="${nonce}"`;
  const texts = new Set<string>();
  for (const [, attributes = '', text = ''] of html.matchAll(scriptElement))
    if (attributes.includes(mark) && text) texts.add(text);
  const scripts = await Promise.all([...texts].map(source));
  return {html: html.replaceAll(mark, ''), scripts};
}

/** What allows a script in `script-src`. */
async function source(text: string): Promise<string> {
  const source = known.get(text) ?? `'sha256-${await sha256Base64(text)}'`;
  if (text.length <= maxKnown) known.set(text, source);
  return source;
}
