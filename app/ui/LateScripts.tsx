import {Children, cloneElement, Fragment, isValidElement, type ReactNode} from 'react';
import {useScriptElements} from '~/platform/document/scriptElements';
import {holdAttribute} from './firstPicture';

/** Stands in place of `modulepreload` and `module`: no browser fetches or runs that. */
const late = 'late';

/** In ms. A tab in the background is never painted, and some browsers don't report it. */
const paintTimeout = 3000;

// The largest picture (`priority` of `Picture`) has the line to itself until it is painted, in the frame after it was decoded.
// An observer's first report comes with a frame, also where a test has stopped the clock.
const startScript = `(() => {
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    observer.disconnect();
    clearTimeout(timer);
    for (const link of document.querySelectorAll('link[rel=${late}]')) link.rel = 'modulepreload';
    for (const {textContent} of document.querySelectorAll('script[type=${late}]')) {
      const script = Object.assign(document.createElement('script'), {type: 'module', textContent});
      document.body.append(script);
      script.remove();
    }
  };
  const inNextFrame = (action) => {
    new IntersectionObserver((entries, frame) => {
      frame.disconnect();
      action();
    }).observe(document.body);
  };
  const complete = () => {
    start();
    document.documentElement.removeAttribute('${holdAttribute}');
  };
  const decoded = () => inNextFrame(() => inNextFrame(complete));
  const painted = () => {
    const picture = document.querySelector('img[fetchpriority=high]');
    Promise.resolve(picture && picture.decode()).then(decoded, decoded);
  };
  const observer = new PerformanceObserver(painted);
  observer.observe({type: 'paint', buffered: true});
  const timer = setTimeout(start, ${paintTimeout});
})();`;

/**
 * Remix's scripts, fetched after the first paint and the largest picture. The page is complete without them, and on a slow
 * connection they would take the bandwidth of style sheets, font and first picture. Only the worker renders this, as the last
 * child of `body`: what follows the last child that React knows there, it leaves as it is.
 */
export function LateScripts({nonce}: {nonce: string | undefined}) {
  const scripts = useScriptElements(nonce);
  return (
    scripts && (
      <>
        {Children.map(scripts, delayed)}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{__html: startScript}} />
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
