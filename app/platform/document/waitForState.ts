import {RemixBrowser} from '@remix-run/react';

/**
 * Waits until Remix has decoded the page's data. Otherwise its first render waits for the data, and a touch or a key in
 * that moment makes React 18 discard the whole document (error 345).
 *
 * This relies on what Remix doesn't promise: called as a function before the data is there, `RemixBrowser` throws the
 * promise that it waits for, before its first hook. A unit test fails when that changes.
 */
export async function waitForState(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (pending) {
    await pending;
  }
}
