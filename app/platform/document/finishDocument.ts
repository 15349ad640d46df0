import {sha256Base64} from '../hash';
import {startScriptsLate} from './lateScripts';

interface FinishedDocument {
  html: string;
  /** Sources for `script-src`: the hash of each inline script, each once. */
  scripts: string[];
}

/**
 * Makes the scripts of a rendered document late, and replaces its nonce by the hashes of the scripts that bear it. So the document
 * is the same for every visitor, and nothing runs that was not in it when it was rendered. Only scripts bear a nonce.
 */
export async function finishDocument(rendered: string, nonce: string): Promise<FinishedDocument> {
  const [start = '', ...marked] = startScriptsLate(rendered, nonce).split(` nonce="${nonce}"`);
  const texts = marked.map((rest) => rest.slice(rest.indexOf('>') + 1, rest.indexOf('</script>')));
  const scripts = await Promise.all([...new Set(texts)].filter(Boolean).map(source));
  return {html: start + marked.join(''), scripts};
}

/** What allows a script in `script-src`. */
async function source(text: string): Promise<string> {
  return `'sha256-${await sha256Base64(text)}'`;
}
