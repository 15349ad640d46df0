import {useRouteLoaderData} from '@remix-run/react';

/** The part of the root loader's data about the shop's policies. */
interface RootData {
  chrome?: {missingPages: readonly string[]} | null;
}

/** Whether the store has a policy that can be linked. False before the gate, and when the store didn't answer. */
export function useHasPolicy(policy: 'refunds' | 'shipping'): boolean {
  const rootData = useRouteLoaderData('root') as RootData | undefined;
  return rootData?.chrome ? !rootData.chrome.missingPages.includes(policy) : false;
}
