import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {answerStoreCall} from '~/platform/store/storeWebhook';

/** `POST /api/store-changed`: the store calls when something has changed (rule 2.21). */
export function action({request, context: {config, recordStoreChange}}: ActionFunctionArgs) {
  return answerStoreCall(request, config, recordStoreChange);
}

/** Answers who only reads: there is nothing to read. */
export function loader({request, context: {config, recordStoreChange}}: LoaderFunctionArgs) {
  return answerStoreCall(request, config, recordStoreChange);
}
