const escapes: Record<string, string> = {
  "'": "\\'",
  '\\': '\\\\',
  '\n': '\\n',
  '\r': '\\r',
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/**
 * The script that gives the browser the data of the loaders. `RemixServer` would write it while it streams the document, part by
 * part. Here everything is ready before rendering, so it is one script, and React renders in one go. That relies on what
 * Remix doesn't promise: the name of the stream that its browser code reads. A unit test fails when that changes.
 */
export async function stateScript(stream: ReadableStream<Uint8Array>, nonce: string): Promise<string> {
  // In single quotes the double ones of the data need no escape: JSON has some thousands.
  const state = (await new Response(stream).text()).replace(
    /['\\\n\r<\u2028\u2029]/g,
    (character) => escapes[character] ?? character,
  );
  return `<script nonce="${nonce}">(c=>{c.enqueue('${state}');c.close()})(window.__remixContext.streamController)</script>`;
}
