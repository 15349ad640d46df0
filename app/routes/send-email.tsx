import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {answerApi} from '~/contact/answers.server';

/** `POST /api/send-email` (rule 15.5). */
export function action({request, context}: ActionFunctionArgs) {
  return answerApi(request, context);
}

/** Answers every other method: only `POST` is allowed. */
export function loader({request, context}: LoaderFunctionArgs) {
  return answerApi(request, context);
}
