import {hydrogen} from '@shopify/hydrogen/vite';

/** Options of the Remix plugin; `vite.config.ts` imports them. */
export default {
  presets: [hydrogen.v3preset()],
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_lazyRouteDiscovery: true,
    v3_routeConfig: true,
    v3_singleFetch: true,
  },
};
