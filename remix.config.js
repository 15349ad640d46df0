import {hydrogen} from '@shopify/hydrogen/vite';

/** Options of the Remix plugin; `vite.config.ts` imports them. */
export default {
  presets: [hydrogen.v3preset()],
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    // All routes are known from the start, in 3 kB: a tap must not wait for a request that asks which route its page has.
    v3_lazyRouteDiscovery: false,
    v3_routeConfig: true,
    v3_singleFetch: true,
  },
};
