import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {answerQueue} from '~/cart/worker/answers.server';

/**
 * The cart for the browser's queue, which reads the answer as `CartReply` (`cart/rules/cartView.ts`). Not a page's
 * loader and action: those would load the page's data again each time.
 */
export function loader({request, context}: LoaderFunctionArgs) {
  return answerQueue(request, context);
}

export function action({request, context}: ActionFunctionArgs) {
  return answerQueue(request, context);
}
