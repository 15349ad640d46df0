import type {IncomingMessage, RequestListener, ServerResponse} from 'node:http';
import {serverError} from '~/platform/errors';
import {withSecurityHeaders} from '~/platform/http/headers';

/** A listener whose errors are logged and answered with 500: no request ends the process. */
export function withErrorHandling(
  listener: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>,
): RequestListener {
  return async (request, response) => {
    response.on('error', (error) => console.error(error));
    try {
      await listener(request, response);
    } catch (error) {
      console.error(error);
      if (response.headersSent) return void response.destroy();
      const {status, headers, text} = await readServerError();
      response.writeHead(status, headers).end(text);
    }
  };
}

async function readServerError() {
  const answer = withSecurityHeaders(serverError());
  return {status: answer.status, headers: Object.fromEntries(answer.headers), text: await answer.text()};
}
