import {Scripts} from '@remix-run/react';
import {Children, cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode} from 'react';

/** What a browser neither fetches nor runs, until `begin` below makes it what it is. */
const late = 'late';

/** A page that is never painted lies in a tab that nobody looks at, or in a browser that doesn't tell. In ms. */
const patience = 3000;

// React leaves it alone in the browser, which needs no second copy.
const begin = !import.meta.env.SSR
  ? ' '
  : `(() => {
  const begin = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const link of document.querySelectorAll('link[rel=${late}]')) link.rel = 'modulepreload';
    for (const {nonce, textContent} of document.querySelectorAll('script[type=${late}]')) {
      const script = Object.assign(document.createElement('script'), {type: 'module', nonce, textContent});
      document.body.append(script);
      script.remove();
    }
  };
  const observer = new PerformanceObserver(begin);
  observer.observe({type: 'paint', buffered: true});
  const timer = setTimeout(begin, ${patience});
})();`;

/**
 * Remix's scripts, asked for once the page has been painted: it is complete without them, and on a slow line they would
 * take the bandwidth of the style sheets, the font and the first picture.
 */
export function LateScripts({nonce}: {nonce: string | undefined}) {
  // Called, not rendered: it has no option for it, and only so its elements can be changed.
  const scripts = Scripts({nonce}) as ReactElement<{children: ReactNode}> | null;
  return (
    scripts && (
      <>
        {Children.map(scripts.props.children, delayed)}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{__html: begin}} />
      </>
    )
  );
}

function delayed(child: ReactNode): ReactNode {
  if (!isValidElement<{children?: ReactNode; type?: string}>(child)) return child;
  if (child.type === Fragment) return <>{Children.map(child.props.children, delayed)}</>;
  if (child.type === 'link') return cloneElement(child, {rel: late, suppressHydrationWarning: true} as object);
  return child.props.type === 'module' ? cloneElement(child, {type: late}) : child;
}
