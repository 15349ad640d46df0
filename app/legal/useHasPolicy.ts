import {useRouteLoaderData} from '@remix-run/react';

/** What the root's loader says of the shop's policies, as far as it is needed here. */
interface RootData {
  chrome?: {missingPages: readonly string[]} | null;
}

/** Whether the store has a policy to link. Before the gate, and without an answer of the store, nothing is linked. */
export function useHasPolicy(policy: 'refunds' | 'shipping'): boolean {
  const root = useRouteLoaderData('root') as RootData | undefined;
  return root?.chrome ? !root.chrome.missingPages.includes(policy) : false;
}
