import {Outlet, useRouteError} from '@remix-run/react';
import {ErrorView} from './ErrorView';

/**
 * The route around every page. An error takes the page's place, and the chrome stays. An error at the root would make
 * React replace the whole document, and the styles that were loaded since would be gone.
 */
export default function PageBoundary() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorView error={useRouteError()} />;
}
