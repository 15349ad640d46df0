import {LRUCache} from 'lru-cache';
import {sha256Base64} from '../hash';

interface FinishedDocument {
  html: string;
  /** Sources for `script-src`: the hash of each inline script, each once. */
  scripts: string[];
}

/** Scripts by their text: most are the same in every document. */
const known = new LRUCache<string, string>({max: 100});

/** Characters of the longest script that is worth remembering. The data of a page is longer, and its own. */
const maxKnown = 3_000;

/**
 * Replaces the nonce of a rendered document by the hashes of the scripts that bear it. So the document is the same for every
 * visitor, and nothing runs that was not in it when it was rendered. Only scripts bear a nonce.
 */
export async function finishDocument(html: string, nonce: string): Promise<FinishedDocument> {
  // To look for the nonce alone takes a tenth of what an expression for elements does.
  const [start = '', ...marked] = html.split(` nonce="${nonce}"`);
  const texts = marked.map((rest) => rest.slice(rest.indexOf('>') + 1, rest.indexOf('</script>')));
  const scripts = await Promise.all([...new Set(texts)].filter(Boolean).map(source));
  return {html: start + marked.join(''), scripts};
}

/** What allows a script in `script-src`. */
async function source(text: string): Promise<string> {
  const source = known.get(text) ?? `'sha256-${await sha256Base64(text)}'`;
  if (text.length <= maxKnown) known.set(text, source);
  return source;
}
