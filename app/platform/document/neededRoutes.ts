import type {EntryContext} from '@shopify/remix-oxygen';

/**
 * Remix's list of routes, cut down to those that a document can need: its own, and the ones without a path of their own, which
 * the browser must know from the start. The others it asks for when their links appear. Rendering matches a path against all
 * routes of its list, several times (decision 015).
 */
export function neededRoutes({manifest, staticHandlerContext}: EntryContext): EntryContext['manifest'] {
  const matched = new Set(staticHandlerContext.matches.map(({route}) => route.id));
  const needed = Object.entries(manifest.routes).filter(([id, route]) => route?.index || matched.has(id));
  return {...manifest, routes: Object.fromEntries(needed)};
}
