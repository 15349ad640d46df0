import {useRouteLoaderData} from '@remix-run/react';

/** `https://host` of the site, as the root loader saw it; empty on the page of an error. */
export function useOrigin(): string {
  return useRouteLoaderData<{origin: string}>('root')?.origin ?? '';
}
