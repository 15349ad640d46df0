import type {IncomingMessage, ServerResponse} from 'node:http';
import {createAdminEndpoint, isAdminPath} from './admin/endpoint';
import {handleGrant, OAUTH_PATH} from './admin/oauth';
import {handleUpload, isUploadPath} from './admin/uploads';
import {handleBooking} from './booking/routes';
import {createBookings} from './booking/slots';
import {WorkCache} from './cdn/cache';
import {handleCdn} from './cdn/routes';
import {cartListing} from './checkout/listing';
import {handleCheckout} from './checkout/routes';
import {applyFault, Faults} from './control/faults';
import {RequestLog} from './control/request-log';
import {handleControl, type Controlled} from './control/routes';
import {sendFavicon} from './favicons/favicon';
import {handleGraphiql} from './graphiql/page';
import {createEndpoint, isApiPath} from './graphql/endpoint';
import {HttpError} from './http/request';
import {sendJson} from './http/response';
import {sendIndex} from './index-page';
import {handleEmails} from './mail/emails';
import {createMailbox, emptyMailbox} from './mail/mailbox';
import {handleMailbox} from './mail/pages';
import type {StoreContent} from './model';
import {createStore} from './store/store';

export type App = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface AppOptions {
  content: StoreContent;
  /** The address that all answers name, whatever the request says. */
  url?: string;
  checkoutHost?: string;
  shopifyCdn?: boolean;
  seed: string | number | undefined;
  log: (message: string) => void;
}

function answerError(error: unknown, response: ServerResponse, log: AppOptions['log']): void {
  // The client has closed the connection: there is nobody to answer, and no error to log.
  if (response.destroyed) return;
  const status = error instanceof HttpError ? error.status : error instanceof URIError ? 400 : 500;
  const isOurs = status === 500;
  if (isOurs) log(error instanceof Error ? (error.stack ?? error.message) : String(error));
  if (response.headersSent) response.destroy();
  else
    sendJson(response, status, {
      errors: isOurs || !(error instanceof Error) ? 'Internal Server Error' : error.message,
    });
}

/** Lets a request seem to have come to an address, as a proxy there would. */
function nameAddress({headers}: IncomingMessage, address: string): void {
  const {protocol, host} = new URL(address);
  headers['x-forwarded-proto'] = protocol.slice(0, -1);
  headers['x-forwarded-host'] = host;
}

/** @throws HttpError 400 when the request's path is none */
function urlOf({url = '/'}: IncomingMessage): URL {
  const base = 'http://demo.store';
  if (!URL.canParse(url, base)) throw new HttpError(400, 'The path is no URL');
  return new URL(url, base);
}

/** The demo store as a function of a request: every part of it behind its path. */
export function createApp({content, url: fixedUrl, checkoutHost, shopifyCdn, seed, log}: AppOptions): App {
  const store = createStore(content, {checkoutHost, shopifyCdn, seed});
  const faults = new Faults();
  const requests = new RequestLog();
  const mailbox = createMailbox();
  const bookings = createBookings();
  const pictures = new WorkCache();
  const controlled: Controlled = {
    store,
    faults,
    requests,
    reset() {
      store.reset();
      faults.clear();
      requests.clear();
      emptyMailbox(mailbox);
      bookings.clear();
    },
  };
  const api = createEndpoint(store, log, {faults, requests});
  const adminApi = createAdminEndpoint(store, log, {faults, requests});

  async function route(url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const {pathname} = url;
    if (isApiPath(pathname)) return api(request, response, pathname);
    if (isAdminPath(pathname)) return adminApi(request, response, pathname);
    if (await handleControl(controlled, url, request, response)) return;
    const fault = faults.takeForPath(pathname);
    if (fault && (await applyFault(fault, response))) return;
    if (isUploadPath(pathname)) return handleUpload(store, pathname, request, response);
    if (await handleCdn(store, pictures, url, request, response)) return;
    if (await handleCheckout(store, url, request, response)) return;
    if (handleMailbox(mailbox, url, request, response)) return;
    if (await handleBooking({bookings, mailbox, store}, url, request, response)) return;
    if (await handleGraphiql(url, response)) return;
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
        return sendJson(response, 200, cartListing(store));
      default:
        throw new HttpError(404, 'Not found');
    }
  }

  return async (request, response) => {
    if (fixedUrl) nameAddress(request, fixedUrl);
    try {
      await route(urlOf(request), request, response);
    } catch (error) {
      answerError(error, response, log);
    }
  };
}
