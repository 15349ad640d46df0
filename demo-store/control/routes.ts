import type {IncomingMessage, ServerResponse} from 'node:http';
import * as v from 'valibot';
import {toIsoSeconds} from '../graphql/times';
import {HttpError, isLoopback, readJson} from '../http/request';
import {sendJson} from '../http/response';
import type {Store} from '../store/store';
import {FAULT_KINDS, type Faults} from './faults';
import type {RequestLog} from './requestLog';

export interface ControlTarget {
  store: Store;
  faults: Faults;
  requests: RequestLog;
  reset(): void;
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const faultSchema = v.strictObject({
  operation: v.pipe(v.string(), v.nonEmpty()),
  kind: v.picklist(FAULT_KINDS),
  ms: v.optional(count),
  times: v.optional(count),
  after: v.optional(count),
  message: v.optional(v.string()),
  field: v.optional(v.pipe(v.string(), v.nonEmpty())),
  scope: v.optional(v.pipe(v.string(), v.nonEmpty())),
  location: v.optional(v.pipe(v.string(), v.nonEmpty())),
  value: v.optional(v.unknown()),
});

const inventorySchema = v.union([
  v.strictObject({variantId: v.string(), quantityAvailable: count}),
  v.strictObject({sku: v.string(), quantityAvailable: count}),
  v.strictObject({handle: v.string(), published: v.boolean()}),
]);

const contentSchema = v.strictObject({
  hideMetaobjects: v.strictObject({type: v.string(), handles: v.optional(v.array(v.string()))}),
});

const adminSchema = v.strictObject({
  scopes: v.optional(v.array(v.string())),
  protectedCustomerData: v.optional(v.boolean()),
  currencyCode: v.optional(v.string()),
  marketCurrency: v.optional(v.nullable(v.string())),
  taxesIncluded: v.optional(v.boolean()),
  primaryDomain: v.optional(v.string()),
  passwordProtected: v.optional(v.boolean()),
  automaticPrivacyPolicy: v.optional(v.boolean()),
  shopPay: v.optional(v.boolean()),
  primaryLocale: v.optional(v.picklist(['de', 'en'])),
});

const orderSchema = v.strictObject({
  number: count,
  test: v.optional(v.boolean()),
  cancelled: v.optional(v.boolean()),
  lines: v.optional(
    v.array(v.strictObject({position: count, fulfilled: v.optional(count), refunded: v.optional(count)})),
  ),
});

async function readAs<Schema extends v.GenericSchema>(
  schema: Schema,
  request: IncomingMessage,
): Promise<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, await readJson(request));
  if (result.success) return result.output;
  const {path, message} = result.issues[0];
  throw new HttpError(422, `${path?.map(({key}) => String(key)).join('.') ?? 'body'}: ${message}`);
}

function setInventory({catalogue, inventory}: Store, change: v.InferOutput<typeof inventorySchema>): void {
  if ('handle' in change) {
    const product = catalogue.productByHandle.get(change.handle);
    if (!product) throw new HttpError(404, `There is no product ${change.handle}`);
    inventory.setPublished(product, change.published);
    return;
  }
  const variant =
    'sku' in change ? catalogue.variantBySku.get(change.sku) : catalogue.variantById.get(change.variantId);
  if (!variant) throw new HttpError(404, `There is no variant ${'sku' in change ? change.sku : change.variantId}`);
  inventory.setQuantity(variant, change.quantityAvailable);
}

function setAdmin({admin}: Store, {primaryLocale, ...change}: v.InferOutput<typeof adminSchema>): void {
  Object.assign(admin, change);
  if (primaryLocale) admin.locales = [{locale: primaryLocale, primary: true, published: true, hasWebPresence: true}];
}

/** Changes nothing when any part of the change is wrong. */
function updateOrder({orders, clock}: Store, change: v.InferOutput<typeof orderSchema>): void {
  const order = orders.find(({number}) => number === change.number);
  if (!order) throw new HttpError(404, `There is no order ${change.number}`);
  const lines = (change.lines ?? []).map(({position, ...counts}) => {
    const line = order.lines[position - 1];
    if (!line) throw new HttpError(404, `Order ${order.number} has no line ${position}`);
    if (Object.values(counts).some((pieces) => pieces > line.quantity))
      throw new HttpError(422, `Line ${position} of order ${order.number} has ${line.quantity} pieces`);
    return {line, counts};
  });
  for (const {line, counts} of lines) Object.assign(line, counts);
  order.test = change.test ?? order.test;
  if (change.cancelled !== undefined) order.cancelledAt = change.cancelled ? toIsoSeconds(clock.now()) : null;
}

/** Handles the control paths for tests, `/_demo/…`, from this machine only. Returns whether the path matched. */
export async function handleControl(
  target: ControlTarget,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (!url.pathname.startsWith('/_demo/')) return false;
  if (!isLoopback(request)) throw new HttpError(403, 'The demo store is controlled from its own machine only');
  const {store, faults, requests} = target;
  switch (`${request.method} ${url.pathname}`) {
    case 'POST /_demo/reset':
      target.reset();
      break;
    case 'POST /_demo/faults':
      faults.add(await readAs(faultSchema, request));
      break;
    case 'DELETE /_demo/faults':
      faults.clear();
      break;
    case 'GET /_demo/requests':
      sendJson(response, 200, requests.entries);
      return true;
    case 'DELETE /_demo/requests':
      requests.clear();
      break;
    case 'POST /_demo/inventory':
      setInventory(store, await readAs(inventorySchema, request));
      break;
    case 'POST /_demo/content': {
      const {type, handles} = (await readAs(contentSchema, request)).hideMetaobjects;
      store.inventory.hideMetaobjects(type, handles);
      break;
    }
    case 'POST /_demo/admin':
      setAdmin(store, await readAs(adminSchema, request));
      break;
    case 'POST /_demo/orders':
      updateOrder(store, await readAs(orderSchema, request));
      break;
    default:
      throw new HttpError(404, 'Not found');
  }
  sendJson(response, 200, {ok: true});
  return true;
}
