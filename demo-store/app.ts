import type {IncomingMessage, ServerResponse} from 'node:http';
import {createAdminEndpoint, isAdminPath} from './admin/endpoint';
import {handleGrant, OAUTH_PATH} from './admin/oauth';
import {handleUpload, isUploadPath} from './admin/uploads';
import {handleBooking} from './booking/routes';
import {createBookings} from './booking/slots';
import {WorkCache} from './cdn/cache';
import {handleCdn} from './cdn/routes';
import {handleLinks} from './checkout/links';
import {listCarts} from './checkout/cartListing';
import {handleCheckout} from './checkout/routes';
import {applyFault, Faults} from './control/faults';
import {RequestLog} from './control/requestLog';
import {handleControl, type ControlTarget} from './control/routes';
import {sendFavicon} from './favicons/favicon';
import {createEndpoint, isApiPath} from './graphql/endpoint';
import {HttpError} from './http/request';
import {sendJson} from './http/response';
import {sendIndex} from './indexPage';
import {handleEmails} from './mail/emails';
import {createMailbox, clearMailbox} from './mail/mailbox';
import {handleMailbox} from './mail/pages';
import type {StoreContent} from './model';
import {createStore} from './store/store';

export type App = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface AppOptions {
  content: StoreContent;
  /** The origin of all URLs in answers, whatever the request says. */
  url?: string;
  primaryDomain?: string;
  shopifyCdn?: boolean;
  seed: string | number | undefined;
  log: (message: string) => void;
}

function answerError(error: unknown, response: ServerResponse, log: AppOptions['log']): void {
  // The client has closed the connection: there is nobody to answer, and no error to log.
  if (response.destroyed) return;
  const status = getStatus(error);
  const isInternalError = status === 500;
  if (isInternalError) log(error instanceof Error ? (error.stack ?? error.message) : String(error));
  if (response.headersSent) response.destroy();
  else
    sendJson(response, status, {
      errors: isInternalError || !(error instanceof Error) ? 'Internal Server Error' : error.message,
    });
}

function getStatus(error: unknown): number {
  if (error instanceof HttpError) return error.status;
  // `decodeURIComponent` throws a URIError for a path that is percent-encoded wrongly.
  return error instanceof URIError ? 400 : 500;
}

/** Sets the headers that a proxy at this address would set. */
function setForwardedHeaders({headers}: IncomingMessage, address: string): void {
  const {protocol, host} = new URL(address);
  headers['x-forwarded-proto'] = protocol.slice(0, -1);
  headers['x-forwarded-host'] = host;
}

/** @throws HttpError 400 when the path of the request is invalid */
function requestUrl({url = '/'}: IncomingMessage): URL {
  const base = 'http://demo.store';
  if (!URL.canParse(url, base)) throw new HttpError(400, 'The path is no URL');
  return new URL(url, base);
}

/** The request handler of the demo store. */
export function createApp({content, url: fixedUrl, primaryDomain, shopifyCdn, seed, log}: AppOptions): App {
  const store = createStore(content, {primaryDomain, shopifyCdn, seed});
  const faults = new Faults();
  const requests = new RequestLog();
  const mailbox = createMailbox();
  const bookings = createBookings();
  const pictureCache = new WorkCache();
  const controlTarget: ControlTarget = {
    store,
    faults,
    requests,
    reset() {
      store.reset();
      faults.clear();
      requests.clear();
      clearMailbox(mailbox);
      bookings.clear();
    },
  };
  const api = createEndpoint(store, log, {faults, requests});
  const adminApi = createAdminEndpoint(store, log, {faults, requests});

  async function route(url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const {pathname} = url;
    if (isApiPath(pathname)) return api(request, response, pathname);
    if (isAdminPath(pathname)) return adminApi(request, response, pathname);
    if (await handleControl(controlTarget, url, request, response)) return;
    const fault = faults.takeForPath(pathname);
    if (fault && (await applyFault(fault, response))) return;
    if (isUploadPath(pathname)) return handleUpload(store, pathname, request, response);
    if (await handleCdn(store, pictureCache, url, request, response)) return;
    if (handleLinks(store, url, request, response)) return;
    if (await handleCheckout(store, url, request, response)) return;
    if (handleMailbox(mailbox, url, request, response)) return;
    if (await handleBooking({bookings, mailbox, store}, url, request, response)) return;
    switch (pathname) {
      case '/':
        return sendIndex(store, response);
      case OAUTH_PATH:
        return handleGrant(store, request, response);
      case '/favicons':
        return sendFavicon(url, response);
      case '/emails':
        return handleEmails(mailbox, store.clock, request, response);
      case '/orders.json':
        return sendJson(response, 200, store.orders);
      case '/carts.json':
        return sendJson(response, 200, listCarts(store));
      default:
        throw new HttpError(404, 'Not found');
    }
  }

  return async (request, response) => {
    if (fixedUrl) setForwardedHeaders(request, fixedUrl);
    try {
      await route(requestUrl(request), request, response);
    } catch (error) {
      answerError(error, response, log);
    }
  };
}
