import {Outlet, useRouteError} from '@remix-run/react';
import {ErrorView} from './ErrorView';

/**
 * The route around every page: an error takes the page's place and leaves the frame standing. At the root, React would
 * replace the whole document, and with it the styles that had been loaded since.
 */
export default function PageBoundary() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorView error={useRouteError()} />;
}
