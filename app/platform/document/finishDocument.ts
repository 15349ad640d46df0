import {sha256Base64} from '../hash';
import {deferScripts} from './deferScripts';

interface FinishedDocument {
  html: string;
  /** Sources for `script-src` with the hashes of the inline scripts, without duplicates. */
  scriptHashes: string[];
}

/**
 * Defers the scripts of a rendered document, and removes the nonce of each script: its hash takes the nonce's place. So the document is
 * the same for every visitor, and only scripts that the site has rendered run.
 */
export async function finishDocument(renderedHtml: string, nonce: string): Promise<FinishedDocument> {
  const [start = '', ...partsAfterNonce] = deferScripts(renderedHtml, nonce).split(` nonce="${nonce}"`);
  const scripts = partsAfterNonce.map((part) => part.slice(part.indexOf('>') + 1, part.indexOf('</script>')));
  const inlineScripts = [...new Set(scripts)].filter(Boolean);
  return {html: start + partsAfterNonce.join(''), scriptHashes: await Promise.all(inlineScripts.map(hashSource))};
}

/** The source for `script-src` that allows a script. */
async function hashSource(script: string): Promise<string> {
  return `'sha256-${await sha256Base64(script)}'`;
}
