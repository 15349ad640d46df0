import {useRouteLoaderData} from '@remix-run/react';

/** `https://host` of the site, from the root loader; empty on an error page, and when it isn't known. */
export function useOrigin(): string {
  return useRouteLoaderData<{origin: string}>('root')?.origin ?? '';
}
