import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {handleStoreWebhook} from '~/platform/store/storeWebhook';

/** `POST /api/store-changed`: the store's webhook. */
export function action({request, context}: ActionFunctionArgs) {
  return handleStoreWebhook(request, context);
}

/** Answers other methods with an error. */
export function loader({request, context}: LoaderFunctionArgs) {
  return handleStoreWebhook(request, context);
}
