import {afterEach, expect, it, vi} from 'vitest';
import {stateScript} from '~/platform/stateScript';
import {waitForState} from '~/platform/waitForState';
import {LateScripts} from '~/ui/LateScripts';
import {renderSite} from '../../support/remixSite';

afterEach(() => vi.unstubAllGlobals());

/** Runs the first script of a document that contains `part`. */
function run(html: string, part: string): void {
  const texts = [...html.matchAll(/<script[^>]*>([^<]*)<\/script>/g)].map(([, text = '']) => text);
  new Function(texts.find((text) => text.includes(part)) ?? 'throw new Error("No such script")')();
}

it('gives the code of Remix in the browser what the loaders have returned, whatever characters are in it', async () => {
  const text = 'Maße & <b>„Größe“</b> </script> \u2028 $& 木';
  const encoded = new Response(`[{"_1":2},"loaderData",{"_3":4},"root",{"_5":6},"text",${JSON.stringify(text)}]\n`);
  const script = await stateScript(encoded.body as ReadableStream<Uint8Array>, 'n1');
  expect(script).toMatch(/^<script nonce="n1">/);

  const window = {} as {__remixContext: {state?: unknown}};
  vi.stubGlobal('window', window);
  run(
    renderSite(() => <LateScripts nonce="n1" />),
    'window.__remixContext =',
  );
  run(script, 'streamController');
  await waitForState();
  expect(window.__remixContext.state).toEqual({loaderData: {root: {text}}});
});
