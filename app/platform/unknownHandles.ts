import type {AppLoadContext} from '@shopify/remix-oxygen';
import {LRUCache} from 'lru-cache';
import {missingPage} from './missingPage';

/** Kinds of things that have a handle at the store: products, collections, and metaobjects by their type. */
type Kind = 'product' | 'collection' | 'projekte' | 'leistungen' | 'landingpage';

/** Handles kept in memory, so that nobody can fill it. Then the one that was remembered first is forgotten. */
const maxHandles = 1_000;

/** Milliseconds for which the store isn't asked again. As long as content is fresh (rule 2.4). */
const rememberedFor = 60_000;

/** Shopify makes handles of letters, digits and hyphens; some that were imported have underscores. */
const possibleHandle = /^[\p{L}\p{M}\p{N}_-]{1,255}$/u;

/** When each handle is forgotten, in ms since 1970. */
const unknown = new LRUCache<string, number>({max: maxHandles});

const keyOf = (kind: Kind, handle: string) => `${kind}/${handle}`;

/**
 * Whether the store need not be asked for a handle: no handle looks like this, or the store has just answered that it has
 * none (rule 2.17). Handles are the same in both languages.
 */
export function isUnknown(kind: Kind, handle: string, now = Date.now()): boolean {
  return !possibleHandle.test(handle) || (unknown.peek(keyOf(kind, handle)) ?? 0) > now;
}

/** Remembers that the store has nothing under a handle. */
export function rememberUnknown(kind: Kind, handle: string, now = Date.now()): void {
  unknown.set(keyOf(kind, handle), now + rememberedFor);
}

/** Something has changed in the store: any handle may be known now. */
export function forgetUnknownHandles(): void {
  unknown.clear();
}

type Args = Parameters<typeof missingPage>[0];
type ArgsOfPage = Args & {context: Pick<AppLoadContext, 'loadDraft'>};

/**
 * For a loader, before it asks the store: throws the answer to a handle that is known to be unknown. A handle that the Storefront
 * API doesn't know may be that of a draft.
 */
export async function refuseUnknown(kind: Kind, handle: string, args: ArgsOfPage): Promise<void> {
  if (!args.context.loadDraft && isUnknown(kind, handle)) throw await missingPage(args);
}

/** For a loader, to be thrown when the store has nothing under a handle. The handle is remembered. */
export function unknownHandle(kind: Kind, handle: string, args: Args): Promise<Response> {
  rememberUnknown(kind, handle);
  return missingPage(args);
}
