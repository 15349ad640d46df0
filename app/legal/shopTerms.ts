import {useRouteLoaderData} from '@remix-run/react';
import type {ShippingCosts} from './shippingCosts';

/** The part of the root loader's data about the shop's terms. */
interface RootData {
  chrome?: {missingPages: readonly string[]; shippingCosts?: ShippingCosts} | null;
}

const useChrome = () => (useRouteLoaderData('root') as RootData | undefined)?.chrome;

/** Whether the store has a policy that can be linked. False before the gate, and when the store didn't answer. */
export function useHasPolicy(policy: 'refunds' | 'shipping'): boolean {
  const chrome = useChrome();
  return chrome ? !chrome.missingPages.includes(policy) : false;
}

/** `undefined` when the store has no shipping costs in its settings, before the gate, and when the store didn't answer. */
export const useShippingCosts = (): ShippingCosts | undefined => useChrome()?.shippingCosts;
