import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';

/**
 * Runs in the page: a stand-in for CookieScript. It keeps the visitor's choice in a cookie, has a window with two buttons, and
 * tells of every choice as the real one does. Like that one, it is ready some time after its script has run.
 */
const tool = `setTimeout(() => {
  const choice = () => JSON.parse(decodeURIComponent((/CookieScriptConsent=([^;]*)/.exec(document.cookie) || [])[1] || '{}'));
  const choose = (state, event) => {
    document.cookie = 'CookieScriptConsent=' + encodeURIComponent(JSON.stringify(state)) + '; Path=/';
    window.dispatchEvent(new CustomEvent(event, {detail: state}));
    if (window.consentWindow) window.consentWindow.remove();
  };
  const show = () => {
    const box = (window.consentWindow = document.body.appendChild(document.createElement('section')));
    box.style.cssText = 'position:fixed;inset:auto auto 0 0;z-index:99;background:#fff';
    box.setAttribute('aria-label', 'Consent tool');
    const add = (name, state, event) => {
      const button = box.appendChild(document.createElement('button'));
      button.textContent = name;
      button.addEventListener('click', () => choose(state, event));
    };
    add('Allow statistics', {action: 'accept', categories: ['strict', 'performance']}, 'CookieScriptAccept');
    add('Allow nothing', {action: 'reject', categories: ['strict']}, 'CookieScriptReject');
  };
  window.CookieScript = {instance: {currentState: choice, show}};
  if (!choice().action) show();
}, 300);`;

/** Serves the stand-in from a host of its own, as consent tools are. */
export async function startConsentTool() {
  const server = createServer((_, response) => {
    response.writeHead(200, {'Content-Type': 'text/javascript'}).end(tool);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/tool.js`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
