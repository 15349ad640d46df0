import type {BrowserContext, ConsoleMessage, Request} from 'playwright';

interface WatchOptions {
  allowedOrigins: string[];
  javaScript: boolean;
}

/**
 * Everything a page does that no page should: uncaught and logged errors (violations of the
 * Content-Security-Policy and React's hydration errors are among them), failed requests, answers of 400
 * and above, requests to any other host.
 */
export function watchProblems(context: BrowserContext, {allowedOrigins, javaScript}: WatchOptions): string[] {
  const problems: string[] = [];
  // The bundle's stack would bury the sentence that matters.
  const add = (problem: string) => problems.push(problem.replace(/\n\s+at .*/gs, ''));

  context.on('weberror', (error) => add(`uncaught: ${error.error().message}`));
  context.on('console', (message) => {
    if (isProblem(message)) add(`console.${message.type()}: ${message.text()}`);
  });
  context.on('request', (request) => {
    const {protocol, origin} = new URL(request.url());
    if (protocol.startsWith('http') && !allowedOrigins.includes(origin)) add(`third party: ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (!isGivenUp(request, reason, javaScript)) add(`failed: ${label(request)} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) add(`status ${response.status()}: ${label(response.request())}`);
  });
  return problems;
}

/** What a navigation leaves behind, and every script where the browser has none to run. */
function isGivenUp(request: Request, reason: string, javaScript: boolean): boolean {
  return reason === 'net::ERR_ABORTED' || (!javaScript && reason === 'csp' && request.resourceType() === 'script');
}

function label(request: Request): string {
  return `${request.method()} ${request.url()}`;
}

function isProblem(message: ConsoleMessage): boolean {
  // The response to the same request tells more.
  if (message.text().startsWith('Failed to load resource')) return false;
  if (message.type() === 'error') return true;
  return message.type() === 'warning' && /hydrat|did not match|content.security|preload/i.test(message.text());
}
