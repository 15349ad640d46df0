import {Scripts} from '@remix-run/react';
import {Children, cloneElement, isValidElement, type ReactElement, type ReactNode} from 'react';

/**
 * Remix's scripts, behind whatever the page paints with: it is complete without them, and on a slow line their
 * preloads would take the bandwidth of the style sheets, the font and the first picture.
 */
export function LowPriorityScripts({nonce}: {nonce: string | undefined}) {
  // Called, not rendered: it has no option for it, and only so its links can be changed.
  const scripts = Scripts({nonce}) as ReactElement<{children: ReactNode}> | null;
  return scripts && <>{Children.map(scripts.props.children, lowered)}</>;
}

function lowered(child: ReactNode) {
  return isValidElement(child) && child.type === 'link' ? cloneElement(child, {fetchpriority: 'low'} as object) : child;
}
