/** The stable versions of the Storefront API that the store answers, the oldest first. */
export const VERSIONS = [
  '2025-01',
  '2025-04',
  '2025-07',
  '2025-10',
  '2026-01',
  '2026-04',
  '2026-07',
  '2026-10',
] as const;

export type Version = (typeof VERSIONS)[number] | 'unstable';

const OLDEST = VERSIONS[0];
export const NEWEST: Version = '2026-10';

/** The version that answers a request. As at Shopify, the oldest one when none is asked for, or one that isn't there. */
export function versionFor(asked: string | undefined): Version {
  if (asked === 'unstable') return asked;
  return VERSIONS.find((version) => version === asked) ?? OLDEST;
}
