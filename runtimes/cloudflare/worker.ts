import worker from 'virtual:worker';
import {setBuyerAddress} from '../buyerAddress';

/** The storefront on Cloudflare Workers. Cloudflare writes the visitor's address into a header that nobody can forge. */
export default {
  fetch(request: Request, env: unknown, executionContext: ExecutionContext): Promise<Response> {
    const headers = new Headers(request.headers);
    setBuyerAddress(headers, request.headers.get('CF-Connecting-IP'));
    return worker.fetch(new Request(request, {headers}), env, executionContext);
  },
};
