/// <reference types="vite/client" />
/// <reference types="@shopify/remix-oxygen" />
/// <reference types="@shopify/oxygen-workers-types" />

import type {ReadMarkdown} from '~/agents/markdown';
import type {checkoutCartHandler} from '~/cart/worker/checkoutCartHandler.server';
import type {createPlatformContext} from '~/platform/context';

declare global {
  interface ImportMetaEnv {
    /** Different for each build of the worker. */
    readonly BUILD_ID: string;
  }
}

/** What `server.ts` gives to every loader and action. */
interface WorkerContext extends Awaited<ReturnType<typeof createPlatformContext>> {
  cart: ReturnType<typeof checkoutCartHandler>;
  readMarkdown: ReadMarkdown;
}

declare module '@shopify/remix-oxygen' {
  interface AppLoadContext extends WorkerContext {}
}

declare module '@remix-run/server-runtime' {
  interface AppLoadContext extends WorkerContext {}
  interface Future {
    v3_singleFetch: true;
  }
}
