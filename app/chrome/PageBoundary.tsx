import {Outlet, useRouteError} from '@remix-run/react';
import {ErrorView} from './ErrorView';

/**
 * The route around every page. Its error boundary replaces only the page, and header and footer stay. An error boundary at the root would
 * make React replace the whole document, which would remove the styles that were loaded after it.
 */
export default function PageBoundary() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorView error={useRouteError()} />;
}
