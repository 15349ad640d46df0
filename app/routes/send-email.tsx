import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {answerApi} from '~/contact/answers.server';

/** `POST /api/send-email` (specification, section 7). */
export function action({request, context}: ActionFunctionArgs) {
  return answerApi(request, context);
}

/** Says that only `POST` is understood. */
export function loader({request, context}: LoaderFunctionArgs) {
  return answerApi(request, context);
}
