import {Scripts} from '@remix-run/react';
import type {ReactElement, ReactNode} from 'react';

/**
 * The elements that Remix's `<Scripts>` would render; none once the page is hydrated. Remix has no option to change them,
 * so `Scripts` is called here as a function. That relies on what Remix doesn't promise: its hooks can run in the caller,
 * and it returns a fragment of `link` and `script` elements. A unit test fails when that changes.
 */
export function useScriptElements(nonce: string | undefined): ReactNode {
  const scripts = Scripts({nonce}) as ReactElement<{children: ReactNode}> | null;
  return scripts?.props.children;
}
