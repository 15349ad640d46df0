import type {BrowserContext, ConsoleMessage, Request} from '@playwright/test';

interface WatchOptions {
  allowedOrigins: string[];
  javaScript: boolean;
}

/**
 * Collects what no page should do: uncaught errors, errors in the console (also violations of the
 * Content-Security-Policy and hydration errors of React), failed requests, answers with a status of 400 or above, and
 * requests to other hosts.
 */
export function watchPageErrors(context: BrowserContext, {allowedOrigins, javaScript}: WatchOptions): string[] {
  const errors: string[] = [];
  // Without the stack, which is long and shows minified code.
  const add = (error: string) => errors.push(error.replace(/\n\s+at .*/gs, ''));

  context.on('weberror', (error) => {
    const {message} = error.error();
    // A visit that begins before a cover has travelled skips its transition. Remix leaves that promise alone.
    if (!message.includes('Transition was skipped')) add(`uncaught: ${message}`);
  });
  context.on('console', (message) => {
    if (isError(message)) add(`console.${message.type()}: ${message.text()}`);
  });
  context.on('request', (request) => {
    const {protocol, origin} = new URL(request.url());
    if (protocol.startsWith('http') && !allowedOrigins.includes(origin)) add(`third party: ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (!isHarmless(request, reason, javaScript)) add(`failed: ${label(request)} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) add(`status ${response.status()}: ${label(response.request())}`);
  });
  return errors;
}

/** A navigation cancels requests. A browser without JavaScript fetches no script. */
function isHarmless(request: Request, reason: string, javaScript: boolean): boolean {
  return reason === 'net::ERR_ABORTED' || (!javaScript && reason === 'csp' && request.resourceType() === 'script');
}

function label(request: Request): string {
  return `${request.method()} ${request.url()}`;
}

function isError(message: ConsoleMessage): boolean {
  // The response to the same request is recorded, and says more.
  if (message.text().startsWith('Failed to load resource')) return false;
  if (message.type() === 'error') return true;
  // A busy machine is late with everything. A wrong preload has another message.
  if (message.text().includes('but not used within a few seconds')) return false;
  return message.type() === 'warning' && /hydrat|did not match|content.security|preload/i.test(message.text());
}
