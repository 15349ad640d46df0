import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {followDiscount} from '~/cart/worker/cartRoutes.server';

export function loader({request, context, params: {code = ''}}: LoaderFunctionArgs) {
  return followDiscount(code, request, context);
}
