import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {handleApiRequest} from '~/contact/enquiryRequest.server';

export function action({request, context}: ActionFunctionArgs) {
  return handleApiRequest(request, context);
}

/** Answers every other method: only `POST` is allowed. */
export function loader({request, context}: LoaderFunctionArgs) {
  return handleApiRequest(request, context);
}
