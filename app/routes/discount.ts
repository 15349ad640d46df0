import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {followDiscount} from '~/cart/worker/responses.server';

export function loader({request, context, params: {code = ''}}: LoaderFunctionArgs) {
  return followDiscount(code, request, context);
}
