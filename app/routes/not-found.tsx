import {notFound} from '~/platform/errors';

/** `/404` and every unknown path. */
export function loader(): never {
  throw notFound();
}

export default function NotFound() {
  return null;
}
