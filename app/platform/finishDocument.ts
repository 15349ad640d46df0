import {sha256Base64} from './hash';

interface FinishedDocument {
  html: string;
  /** Sources for `script-src`: the hash of each inline script, each once. */
  scripts: string[];
}

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
  const scripts = await Promise.all([...texts].map(async (text) => `'sha256-${await sha256Base64(text)}'`));
  return {html: html.replaceAll(mark, ''), scripts};
}
