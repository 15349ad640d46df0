import {useRouteLoaderData} from '@remix-run/react';

/** `https://host` of the site, from the root loader; empty on an error page. */
export function useOrigin(): string {
  return useRouteLoaderData<{origin: string}>('root')?.origin ?? '';
}
