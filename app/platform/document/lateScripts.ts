import {holdAttribute} from './headScripts';

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
 * Lets what Remix's `<Scripts>` has written start after the first paint and the largest picture (decision 010): links and script get
 * types that no browser knows, and a few lines after them change those back. Without it Lighthouse's performance fell from
 * 0.98–1.00 to 0.86–0.95, and the largest paint came after 2.5–3.4 s instead of 1.7–2.3 s. A document without scripts stays as it is.
 */
export function startScriptsLate(html: string, nonce: string): string {
  const moduleScript = new RegExp(`<script nonce="${nonce}" type="module" async="">([^]*?)</script>`);
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="late"')
    .replace(
      moduleScript,
      (_, code: string) =>
        `<script nonce="${nonce}" type="late">${code}</script><script nonce="${nonce}">${startScript}</script>`,
    );
}
