import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {followPermalink} from '~/cart/worker/links.server';

export function loader({request, context, params: {lines = ''}}: LoaderFunctionArgs) {
  return followPermalink(lines, request, context);
}

/** Only here does a link that is none show the not-found page. */
export default function CartPermalink() {
  return null;
}
