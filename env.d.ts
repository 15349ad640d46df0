/// <reference types="vite/client" />
/// <reference types="@shopify/remix-oxygen" />
/// <reference types="@shopify/oxygen-workers-types" />

import type {createAppLoadContext} from '~/platform/context';

declare module '@shopify/remix-oxygen' {
  interface AppLoadContext extends Awaited<ReturnType<typeof createAppLoadContext>> {}
}

declare module '@remix-run/server-runtime' {
  interface AppLoadContext extends Awaited<ReturnType<typeof createAppLoadContext>> {}
  interface Future {
    v3_singleFetch: true;
  }
}
