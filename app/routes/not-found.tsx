import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {missingPage} from '~/platform/store/missingPage';

/** `/404` and every path without another route. */
export async function loader({request, context}: LoaderFunctionArgs): Promise<never> {
  throw await missingPage({request, context});
}

export default function NotFound() {
  return null;
}
