import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {answerCartQueue} from '~/cart/worker/cartRoutes.server';

/**
 * The JSON API of the browser's cart queue, with answers of the type `CartReply` (`cart/rules/cartView.ts`). An action of a page would
 * reload the page's data each time.
 */
export function loader({request, context}: LoaderFunctionArgs) {
  return answerCartQueue(request, context);
}

export function action({request, context}: ActionFunctionArgs) {
  return answerCartQueue(request, context);
}
