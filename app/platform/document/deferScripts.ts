import {sentNodesScript} from './foreignNodes';
import {holdPicturesAttribute} from './headScripts';

/** In ms. A background tab is never painted, and some browsers don't report paints. */
const paintTimeout = 3000;

// Until the largest picture (`priority` of `Picture`) is painted, in the frame after decoding, nothing else uses the connection.
// `inNextFrame` uses an observer, because an observer's first report comes with a frame even when a test has stopped the clock.
const startScript = `${sentNodesScript}(() => {
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    observer.disconnect();
    clearTimeout(timer);
    for (const link of document.querySelectorAll('link[rel=late]')) link.rel = 'modulepreload';
    for (const {textContent} of document.querySelectorAll('script[type=late]')) {
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
    document.documentElement.removeAttribute('${holdPicturesAttribute}');
  };
  const onDecode = () => inNextFrame(() => inNextFrame(complete));
  const onPaint = () => {
    const picture = document.querySelector('img[fetchpriority=high]');
    Promise.resolve(picture && picture.decode()).then(onDecode, onDecode);
  };
  const observer = new PerformanceObserver(onPaint);
  observer.observe({type: 'paint', buffered: true});
  const timer = setTimeout(start, ${paintTimeout});
})();`;

/**
 * Delays the scripts of Remix's `<Scripts>` until the first paint and the largest picture (decision 029): links and script get types
 * that browsers ignore, and a small script after them restores their types. Without the delay Lighthouse's performance fell from
 * 0.98–1.00 to 0.86–0.95, and the LCP rose from 1.7–2.3 s to 2.5–3.4 s. A document without scripts doesn't change.
 */
export function deferScripts(html: string, nonce: string): string {
  const moduleScript = new RegExp(`<script nonce="${nonce}" type="module" async="">([^]*?)</script>`);
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="late"')
    .replace(
      moduleScript,
      (_, code: string) =>
        `<script nonce="${nonce}" type="late">${code}</script><script nonce="${nonce}">${startScript}</script>`,
    );
}
