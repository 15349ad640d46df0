import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {handleStoreWebhook} from '~/platform/store/storeWebhook';

/** `POST /api/store-changed`: the store's webhook. */
export function action({request, context: {config, recordStoreChange}}: ActionFunctionArgs) {
  return handleStoreWebhook(request, config, recordStoreChange);
}

/** Answers other methods with an error. */
export function loader({request, context: {config, recordStoreChange}}: LoaderFunctionArgs) {
  return handleStoreWebhook(request, config, recordStoreChange);
}
