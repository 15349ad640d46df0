import {RemixBrowser} from '@remix-run/react';
import {expect, it, vi} from 'vitest';
import {stateScript} from '~/platform/document/stateScript';
import {waitForState} from '~/platform/document/waitForState';
import {LateScripts} from '~/ui/LateScripts';
import {renderSite} from '../../../support/remixSite';

/** Runs the first script of a document that contains `part`. */
function run(html: string, part: string): void {
  const texts = [...html.matchAll(/<script[^>]*>([^<]*)<\/script>/g)].map(([, text = '']) => text);
  new Function(texts.find((text) => text.includes(part)) ?? 'throw new Error("No such script")')();
}

// One test, because Remix waits only once in a process.
it('Remix in the browser waits for what the loaders have returned, whatever characters are in it', async () => {
  const text = 'Maße & <b>„Größe“</b> </script> \u2028 $& 木 \'\\ "\n"';
  const encoded = new Response(`[{"_1":2},"loaderData",{"_3":4},"root",{"_5":6},"text",${JSON.stringify(text)}]\n`);
  const script = await stateScript(encoded.body as ReadableStream<Uint8Array>, 'n1');
  expect(script).toMatch(/^<script nonce="n1">/);

  const window = {} as {__remixContext: {state?: unknown}};
  vi.stubGlobal('window', window);
  run(
    renderSite(() => <LateScripts nonce="n1" />),
    'window.__remixContext =',
  );
  // `waitForState` relies on it.
  let thrown: unknown;
  try {
    RemixBrowser({});
  } catch (pending) {
    thrown = pending;
  }
  expect(thrown).toBeInstanceOf(Promise);

  let decoded = false;
  const waiting = waitForState().then(() => (decoded = true));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(decoded).toBe(false);
  run(script, 'streamController');
  await waiting;
  expect(window.__remixContext.state).toEqual({loaderData: {root: {text}}});
});
